"""Which checks each kind of page has to pass, and in which state of the page.

A check of `LOOKING` changes nothing that lasts: it looks at a page as a new reader meets it, and
again when everything is uncovered. `COVERED` and `UNCOVERED` need one of these states; `ALONE` load
the page for themselves.
"""

from checks import (
    addresses,
    cards,
    colours,
    comparison,
    course,
    dumps,
    figures,
    hostile,
    keyboard,
    keys,
    layout,
    lighting,
    moments,
    motion,
    paper,
    policy,
    prediction,
    record,
    searching,
    shining,
    storage,
    structure,
    walking,
)
from harness.case import Checks

# What any page must do, whatever it shows.
SHELL = Checks(
    looking=[
        structure.the_page_says_its_language_and_title,
        structure.everything_stands_in_a_landmark,
        structure.headings_are_in_order,
        structure.every_id_is_there_once_and_every_reference_leads_somewhere,
        structure.every_control_has_a_name,
        structure.a_label_is_in_its_name,
        structure.links_of_one_name_lead_to_one_place,
        colours.every_text_has_contrast_in_light,
        colours.every_text_has_contrast_in_dark,
        layout.narrow_windows_need_no_scrolling_sideways,
        layout.larger_spacing_loses_no_text,
        layout.targets_are_large_enough_for_a_finger,
        policy.the_markup_holds_no_loophole,
    ],
    covered=[policy.the_policy_is_strict],
    last=[policy.the_page_asks_nobody_for_anything, policy.the_console_stays_silent],
)

# What a play on a page must do.
PLAY = Checks(
    looking=[keyboard.tab_reaches_every_control_and_leaves_again, structure.the_diagram_is_described],
    covered=[paper.every_covered_moment_has_one_sheet],
    uncovered=[
        paper.every_moment_has_one_sheet,
        paper.paper_shows_what_is_told_and_no_controls,
        layout.a_desk_shows_diagram_and_log_at_once,
        layout.a_telephone_shows_the_diagram_before_the_switches,
        layout.what_the_verdict_names_is_in_sight,
        layout.where_nothing_is_drawn_nothing_can_be_pointed_at,
        layout.two_settings_fit_beside_one_another,
        colours.every_line_has_contrast,
        colours.no_state_is_told_by_colour_alone,
        moments.ghosts_appear_only_when_asked_for,
        keyboard.references_can_be_kept_by_keyboard,
        lighting.the_owners_of_what_is_due_are_lit,
        keys.arrows_lead_through_all_moments,
        keys.keys_lead_to_any_moment_from_the_bar,
        keys.buttons_lead_one_moment_on_and_back,
        keyboard.shift_and_tab_lead_back_through_every_control,
        keyboard.arrows_reach_every_object_of_the_diagram,
        lighting.an_object_is_lit_with_its_retain_path,
        lighting.a_click_keeps_an_object_lit_until_escape,
        lighting.a_reference_lights_its_two_ends,
        record.the_record_can_be_copied,
        record.the_record_says_what_the_tool_records,
        motion.nothing_moves_where_less_motion_is_preferred,
        comparison.two_settings_stand_side_by_side,
    ],
    alone=[
        moments.every_moment_says_what_the_tool_says,
        moments.every_combination_is_in_the_page,
        moments.the_bar_marks_what_is_wrong_and_what_is_covered,
        addresses.every_moment_has_an_address,
        addresses.a_change_of_address_begins_and_ends_a_comparison,
    ],
)

# What a lesson adds: it asks first.
LESSON = Checks(
    alone=[
        prediction.nothing_is_told_before_it_is_predicted,
        prediction.no_moment_before_gives_the_answer_away,
        prediction.an_answered_moment_tells_everything,
        prediction.answers_are_judged_and_kept,
        prediction.show_me_tells_without_judging,
        storage.answers_are_all_that_is_kept,
        paper.paper_keeps_covered_what_is_covered,
        keyboard.a_lesson_can_be_gone_through_by_keyboard_alone,
    ]
)

# What is the same script on every page, and so is tried on one.
ONCE = Checks(
    uncovered=[
        comparison.a_setting_is_the_same_as_itself,
        lighting.the_focus_lights_an_object,
        keyboard.every_focus_shows_in_the_dark,
        motion.objects_fade_where_motion_is_welcome,
        record.where_nothing_may_be_copied_the_text_is_selected,
    ],
    alone=[
        addresses.an_unknown_address_leads_to_the_beginning,
        addresses.steps_leave_no_trail_in_the_history,
        colours.the_grounds_are_light_and_dark,
        policy.the_policy_keeps_out_what_is_put_in,
        structure.what_happens_is_announced_politely,
    ],
)

INDEX = Checks(
    alone=[
        course.the_index_leads_to_every_lesson,
        course.the_index_tells_how_far_the_learner_is,
        course.lessons_are_linked_one_after_the_other,
        course.every_file_is_small,
    ]
)

HOSTILE = Checks(uncovered=[hostile.a_hostile_text_stays_text, hostile.a_hostile_page_can_be_used])

# What the page of any snapshot must do.
DUMP = Checks(
    covered=[
        figures.the_numbers_are_those_of_the_tool,
        figures.due_objects_have_their_verdicts,
        figures.words_are_explained_where_they_first_stand,
        figures.all_tiles_have_the_same_border,
    ],
    alone=[
        searching.typing_finds_what_the_graph_holds,
        searching.arrows_choose_and_enter_opens,
        searching.escape_closes_the_list_and_then_clears_the_field,
        searching.what_is_not_there_is_not_found,
        cards.a_card_says_what_the_graph_has,
        dumps.arrows_reach_every_box_and_enter_opens_one,
        dumps.an_open_object_can_be_read,
        dumps.paper_has_all_that_matters,
    ],
)

# What needs a snapshot whose objects are all drawn, and of which each is called otherwise.
SMALL_DUMP = Checks(
    looking=[
        keyboard.tab_reaches_every_control_and_leaves_again,
        keyboard.shift_and_tab_lead_back_through_every_control,
    ],
    alone=[
        shining.an_object_is_lit_with_its_way_and_owners,
        shining.a_reference_is_lit_with_its_ends,
        shining.a_reference_of_the_diagram_is_lit_in_the_words,
        shining.the_focus_lights_an_object_and_the_reference_of_its_line,
        shining.a_click_keeps_a_reference_lit_until_escape,
        walking.referrers_lead_up_to_a_root_and_back,
        walking.an_address_leads_to_an_object,
        walking.an_object_is_announced,
        policy.the_policy_keeps_out_what_is_put_in,
    ],
)

NAMESAKES = Checks(alone=[searching.a_name_that_several_have_leads_to_the_search])

LARGE_DUMP = Checks(alone=[dumps.the_page_is_small_and_says_what_it_leaves_out])

HOSTILE_DUMP = Checks(
    covered=[hostile.a_hostile_dump_stays_text],
    alone=[hostile.a_hostile_dump_can_be_used, dumps.long_names_are_folded_and_can_be_had_whole],
)

EVERY = (
    SHELL + PLAY + LESSON + ONCE + INDEX + HOSTILE
    + DUMP + SMALL_DUMP + NAMESAKES + LARGE_DUMP + HOSTILE_DUMP
)
