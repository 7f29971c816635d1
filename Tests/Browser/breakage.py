"""Pages broken on purpose: a check, and what is changed on a page for it to fail.

Every broken page is also without its policy, so that changed scripts and styles run.
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

HEAD = "</head>"
END = "</main>"


def style(rules):
    """More rules, after all others."""
    return (HEAD, f"<style>{rules}</style></head>")


def more(markup):
    """More markup, at the end of the main part."""
    return (END, f"{markup}</main>")


TRAP = """<script>addEventListener("keydown", (event) => {
  if (event.key === "Tab" && document.activeElement.id === "compare") event.preventDefault();
}, true)</script>"""

LESSON = [
    (structure.the_page_says_its_language_and_title, (' lang="en"', "")),
    (structure.everything_stands_in_a_landmark, ("<main ", "<div "), (END, "</div>")),
    (structure.headings_are_in_order, ("<h1", "<h3"), ("</h1>", "</h3>")),
    (structure.every_id_is_there_once_and_every_reference_leads_somewhere, more('<p id="main"></p>')),
    (structure.every_id_is_there_once_and_every_reference_leads_somewhere, more('<p aria-labelledby="x"></p>')),
    (structure.every_control_has_a_name, more('<button></button>')),
    (structure.a_label_is_in_its_name, more('<button aria-label="Go">Stay</button>')),
    (structure.links_of_one_name_lead_to_one_place, more('<a href="a">Same</a><a href="b">Same</a>')),
    (structure.the_diagram_is_described, ('setAttribute("aria-describedby"', 'setAttribute("aria-details"')),
    (structure.the_diagram_is_described, ('"Next moment"', '"Next"')),
    (structure.what_happens_is_announced_politely, (' role="status"', "")),
    (colours.every_text_has_contrast_in_light, ("--quiet: #555555", "--quiet: #888888")),
    (
        colours.every_text_has_contrast_in_light,
        ("--leaked-fill", "--other-fill"), style(".name { fill: #ddd !important }"),
    ),
    (colours.every_text_has_contrast_in_dark, ("--text: #f2f2f2", "--text: #666666")),
    (colours.every_line_has_contrast, ("--control: #767b82", "--control: #b0b0b0")),
    (colours.every_line_has_contrast, ("--control: #8d949c", "--control: #3a4047")),
    (colours.every_line_has_contrast, style(".canvas .line { stroke: #ccc !important }")),
    (colours.no_state_is_told_by_colour_alone, style(".canvas .mark { display: none }")),
    (colours.no_state_is_told_by_colour_alone, style(".canvas .line { stroke-dasharray: none !important }"), ('"head is-open"', '"head"')),
    (colours.no_state_is_told_by_colour_alone, ('content: "✓ "', 'content: ""')),
    (colours.the_grounds_are_light_and_dark, ("prefers-color-scheme: dark", "max-width: 1px")),
    (layout.narrow_windows_need_no_scrolling_sideways, style(".page-footer { width: 50rem }")),
    (layout.a_desk_shows_diagram_and_log_at_once, style(".page-header { height: 30rem }")),
    (layout.a_desk_shows_diagram_and_log_at_once, style(".pane-head { margin-bottom: 5rem !important }")),
    (layout.where_nothing_is_drawn_nothing_can_be_pointed_at, ("controls.hidden = !isDrawn", "controls.hidden = isDrawn")),
    (layout.two_settings_fit_beside_one_another, ('isBeside ? ".drawn"', 'isBeside ? ".sentences"'), ('isBeside ? ".cover"', 'isBeside ? ".sentences"')),
    (layout.a_telephone_shows_the_diagram_before_the_switches, style(".conditions { order: -1 }")),
    (layout.two_settings_fit_beside_one_another, style(".pane { min-width: 50rem !important }")),
    (layout.two_settings_fit_beside_one_another, ("const smallest = 0.75", "const smallest = 0.1")),
    (layout.two_settings_fit_beside_one_another, ('pane.find(".larger").hidden = !pane.isCut', 'pane.find(".larger").hidden = true'), ("const smallest = 0.75", "const smallest = 2")),
    (layout.larger_spacing_loses_no_text, style("h1 { height: 2.5rem; width: 50rem; overflow: hidden }")),
    (layout.targets_are_large_enough_for_a_finger, style("#earlier { min-height: 0; height: 12px }")),
    (policy.the_policy_is_strict,),
    (policy.the_policy_keeps_out_what_is_put_in,),
    (policy.the_markup_holds_no_loophole, more('<p onclick="isSmuggled = true">Press</p>')),
    (policy.the_page_asks_nobody_for_anything, more('<img src="https://localhost:1/a.png" alt="">')),
    (policy.the_console_stays_silent, more("<script>console.log('hello')</script>")),
    (keyboard.tab_reaches_every_control_and_leaves_again, more(TRAP)),
    (keyboard.shift_and_tab_lead_back_through_every_control, more(TRAP)),
    (keyboard.tab_reaches_every_control_and_leaves_again, style("* { outline: none !important }")),
    (keyboard.every_focus_shows_in_the_dark, ("--accent: #7cc7f2", "--accent: #23282c")),
    (keyboard.references_can_be_kept_by_keyboard, ("moveAlong(pane, part", "((...nothing) => {})(pane, part")),
    (keyboard.references_can_be_kept_by_keyboard, ('`to ${target}`', '`to nothing`')),
    (keyboard.references_can_be_kept_by_keyboard, ("light.pin(light.meaning(part));", "")),
    (keyboard.a_lesson_can_be_gone_through_by_keyboard_alone, ("if (chosen) lesson", "if (!chosen) lesson")),
    (keyboard.arrows_reach_every_object_of_the_diagram, ("  next.focus();\n}", "}")),
    (paper.every_moment_has_one_sheet, ("height: 249mm", "height: 270mm")),
    (paper.every_moment_has_one_sheet, ("forEach(fitSheet)", "forEach(() => {})"), ("font-size: 8.5pt", "font-size: 14pt")),
    (paper.every_covered_moment_has_one_sheet, ("break-after: page", "display: none")),
    (paper.paper_keeps_covered_what_is_covered, ("setting.moments.length : answers.told(setting)", "setting.moments.length : 99")),
    (paper.paper_keeps_covered_what_is_covered, ("...answeredOnPaper(setting, position),", "")),
    (paper.paper_keeps_covered_what_is_covered, ("const last = setting.moments.at(-1)", "const last = setting.moments[0]")),
    (paper.paper_keeps_covered_what_is_covered, ("printsAll = true", "printsAll = false")),
    (paper.paper_shows_what_is_told_and_no_controls, (".hides-gone .diagram .is-gone", ".hides-gone .canvas .is-gone")),
    (paper.paper_shows_what_is_told_and_no_controls, ("pages.append(sheet);", "")),
    (keys.arrows_lead_through_all_moments, ('event.key === "ArrowLeft"', "false")),
    (keys.keys_lead_to_any_moment_from_the_bar, ('event.key === "End"', "false")),
    (keys.buttons_lead_one_moment_on_and_back, ("this.step(1)", "this.step(2)")),
    (lighting.an_object_is_lit_with_its_retain_path, ("entry?.path.forEach(", "entry?.path.slice(1).forEach(")),
    (lighting.a_click_keeps_an_object_lit_until_escape, ('event.key === "Escape"', "false")),
    (lighting.a_reference_lights_its_two_ends, (".forEach((box) => boxes.add(box))", "")),
    (lighting.the_focus_lights_an_object, ('matches(".object-button, .box, .arrow")', 'matches(".nothing")')),
    (record.the_record_can_be_copied, ("clipboard.writeText(text)", "clipboard.writeText('')")),
    (
        record.the_record_says_what_the_tool_records,
        ("piece(pane.moment.record)", "piece(pane.setting.moments[0].record)"),
    ),
    (record.where_nothing_may_be_copied_the_text_is_selected, ("area.select();", "")),
    (motion.nothing_moves_where_less_motion_is_preferred,
     ("prefers-reduced-motion: reduce", "max-width: 1px"),
     ("prefers-reduced-motion: no-preference", "min-width: 1px")),
    (
        motion.objects_fade_where_motion_is_welcome,
        style("* { transition: none !important; animation: none !important }"),
    ),
    (comparison.two_settings_stand_side_by_side, ("other.moment.aspects[i]", "main.moment.aspects[i]")),
    (comparison.a_setting_is_the_same_as_itself, ("if (!differing.length)", "if (false)")),
    (moments.every_moment_says_what_the_tool_says, ("setting.moments.map(", "setting.moments.slice(1).map(")),
    (moments.every_moment_says_what_the_tool_says, ('"good">released', '"good">leaked')),
    (
        moments.every_moment_says_what_the_tool_says,
        ('toggle("is-absent", number === -1)', 'toggle("is-absent", false)'),
    ),
    (addresses.every_moment_has_an_address, ("words.get(prefix", "words.get('x' + prefix")),
    (
        addresses.an_unknown_address_leads_to_the_beginning,
        ("positionIn(opening, moment, 0)", "positionIn(opening, moment, 1)"),
    ),
    (moments.every_combination_is_in_the_page, ("if (setting) act(setting);", "if (setting?.number === 0) act(setting);")),
    (moments.ghosts_appear_only_when_asked_for, ('classList.add("hides-gone")', 'classList.add("nothing")')),
    (addresses.a_change_of_address_begins_and_ends_a_comparison, ("this.compare(versus);\n    });", "this.refresh();\n    });")),
    (storage.answers_are_all_that_is_kept, ("writeStore(data.key, this.all);", "writeStore(data.key, this.all); sessionStorage.setItem('a', 'b');")),
    (storage.answers_are_all_that_is_kept, ("writeStore(data.key, this.all);", "writeStore(data.key, this.all); writeStore('other', {});")),
    (storage.answers_are_all_that_is_kept, ("writeStore(data.key, this.all);", "writeStore(data.key, this.all); document.cookie = 'a=b';")),
    (storage.answers_are_all_that_is_kept, ("writeStore(data.key, this.all);", "writeStore(data.key, this.all); location.hash += 'x';")),
    (addresses.steps_leave_no_trail_in_the_history, ("history.replaceState", "history.pushState")),
    (prediction.nothing_is_told_before_it_is_predicted, ("if (!data.covers) return -1;", "return -1;")),
    (prediction.answers_are_judged_and_kept, ("answer === question.right ?", "answer !== question.right ?")),
    (prediction.answers_are_judged_and_kept, ("writeStore(data.key, this.all);", "")),
    (prediction.show_me_tells_without_judging, ("`The answer: ${", "`Perhaps: ${")),
]

# In a lesson in which an object is lost before the moment that asks about it, has two owners, and is in a cycle.
EARLY = [
    (
        prediction.no_moment_before_gives_the_answer_away,
        ("question.from <= position", "question.moment <= position"),
        ("(question) => question.from)", "(question) => question.moment)"),
    ),
    (prediction.an_answered_moment_tells_everything, ("...answered.map((question) => question.moment + 1)", "0")),
    (
        layout.what_the_verdict_names_is_in_sight,
        ("const smallest = 0.75", "const smallest = 1.25"),
        ("canvas.scrollTop = move(", "canvas.scrollTop = 0 * move("),
    ),
    (moments.the_bar_marks_what_is_wrong_and_what_is_covered, ("setting.moments[i].alarm", '""')),
    (moments.the_bar_marks_what_is_wrong_and_what_is_covered, ('i >= told ? "covered"', 'i > told ? "covered"')),
    (moments.every_moment_says_what_the_tool_says, ('data-label="', 'data-label="x')),
    (lighting.the_owners_of_what_is_due_are_lit, ("entry?.owners.forEach(addBox);", "")),
]

TEXT = [
    (hostile.a_hostile_text_stays_text, ("&lt;img", "<img")),
    (hostile.a_hostile_page_can_be_used, ("textContent = text", "innerHTML = text")),
]

INDEX = [
    (course.the_index_leads_to_every_lesson, ('href="interactive-pop.html"', 'href="elsewhere.html"')),
    (course.the_index_tells_how_far_the_learner_is, ('data-key="', 'data-key="other ')),
    (course.lessons_are_linked_one_after_the_other, ('href="reminders.html"', 'href="timer-incident.html"')),
    (course.every_file_is_small, more("<p>" + "large " * 200_000 + "</p>")),
]

# A moment in which a root keeps a cycle.
DUMP = [
    (
        figures.the_numbers_are_those_of_the_tool,
        ('<dt>Roots</dt><dd class="number">1', '<dt>Roots</dt><dd class="number">2'),
    ),
    (figures.the_numbers_are_those_of_the_tool, (">2 abandoned<", ">2 leaked<")),
    (
        figures.due_objects_have_their_verdicts,
        ('class="bad">abandoned</span></span></p>', 'class="bad">leaked</span></span></p>'),
    ),
    (figures.words_are_explained_where_they_first_stand, ('<dt class="bad">abandoned', '<dt class="bad">forsaken')),
    (figures.all_tiles_have_the_same_border, ("dl.figures > div {", ".figures > div {")),
    (searching.typing_finds_what_the_graph_holds, ("text.trim().toLowerCase()", "text.trim()")),
    (searching.typing_finds_what_the_graph_holds, ("return ranks.flat();", "return ranks.flat().slice(1);")),
    (
        searching.arrows_choose_and_enter_opens,
        ('event.key === "ArrowDown" ? 1 : -1', 'event.key === "ArrowDown" ? 1 : 0'),
    ),
    (
        searching.arrows_choose_and_enter_opens,
        ('setAttribute("aria-activedescendant", item.id)', 'setAttribute("aria-activedescendant", "main")'),
    ),
    (searching.arrows_choose_and_enter_opens, ("byId(\"card-title\").focus(", "Object(")),
    (
        searching.escape_closes_the_list_and_then_clears_the_field,
        ("if (isOpen) this.open(false);", "if (false) return;"),
    ),
    (searching.what_is_not_there_is_not_found, ('number ? grouped(number) : "No"', "grouped(number)")),
    (cards.a_card_says_what_the_graph_has, ('["Kind", thing.kind]', '["Kind", thing.type]')),
    (cards.a_card_says_what_the_graph_has, ('"Referred to by", thing.to', '"Referred to by", thing.from')),
    (cards.a_card_says_what_the_graph_has, ("steps.slice(0, longestWay)", "steps.slice(1, longestWay)")),
    (cards.a_card_says_what_the_graph_has, ("owner !== this.number", "owner === this.number")),
    (dumps.arrows_reach_every_box_and_enter_opens_one, ("  next.focus();\n}", "}")),
    (dumps.arrows_reach_every_box_and_enter_opens_one, ("explorer.go(light.meaning(box).thing)", "light.meaning(box)")),
    (dumps.an_open_object_can_be_read, style(".group-head .faint { color: #999 }")),
    (dumps.an_open_object_can_be_read, style("@media (prefers-color-scheme: dark) { dd { color: #444 } }")),
    (dumps.an_open_object_can_be_read, style(".facts { width: 50rem }")),
    (
        dumps.an_open_object_can_be_read,
        style("#back { min-height: 0; height: 12px } .object-button { min-height: 0; line-height: 1 }"),
    ),
    (dumps.paper_has_all_that_matters, ('<details id="legend" open>', '<details id="legend">')),
    (dumps.paper_has_all_that_matters, style("#due { display: none }")),
    (
        dumps.paper_has_all_that_matters,
        style("@media print { #canvas svg { width: 2000px !important; } #canvas { overflow: auto !important } }"),
    ),
    (dumps.paper_has_all_that_matters, more("<button>Press</button>")),
    (
        shining.an_object_is_lit_with_its_way_and_owners,
        ("keepersIn(thing)) addReference", "keepersIn(thing).slice(1)) addReference"),
    ),
    (shining.an_object_is_lit_with_its_way_and_owners, ("word.classList.add(\"is-lit-word\")", "word")),
    (
        shining.a_reference_is_lit_with_its_ends,
        ("[source, target].forEach(addThing);", ""),
        ("data.arrows[number].forEach((end) => lit.boxes.add(end));", ""),
    ),
    (
        shining.a_reference_is_lit_with_its_ends,
        ("referring(this.arrows[i], from", "Object(this.arrows[i], from"),
        ("dataset.arrow = i;", "dataset.none = i;"),
    ),
    (shining.a_reference_of_the_diagram_is_lit_in_the_words, ("`.reference[data-from", "`.nothing[data-from")),
    (
        shining.the_focus_lights_an_object_and_the_reference_of_its_line,
        ("light.focused(event.target)", "light.meaning(event.target)"),
    ),
    (shining.a_click_keeps_a_reference_lit_until_escape, ("      light.keep(meaning);\n", "")),
    (shining.a_click_keeps_a_reference_lit_until_escape, ('event.key === "Escape" && !isTyping', "false")),
    (
        walking.referrers_lead_up_to_a_root_and_back,
        ("trail.restore(window.history.state?.trail)", "false"),
        ("this.things.slice(0, place + 1)", "this.things"),
    ),
    (walking.referrers_lead_up_to_a_root_and_back, ("() => window.history.back()", "() => {}")),
    (walking.an_address_leads_to_an_object, ("identityIn(key)", "null")),
    (walking.an_address_leads_to_an_object, ("if (named) return named[0];", "")),
    (walking.an_object_is_announced, ("if (isOther) announce", "if (false) announce")),
]

# One in which objects keep each other, and no root does.
LOOP = [
    (figures.the_numbers_are_those_of_the_tool, ("<dt>Leaked, due or not</dt>", "<dt>Leaked objects</dt>")),
    (shining.an_object_is_lit_with_its_way_and_owners, ("return [...way, ...held];", "return way;")),
]

# One in which several objects have one name.
ALIKE = [
    (searching.a_name_that_several_have_leads_to_the_search, ("search.find(called[0].handle)", "Object()")),
    (
        searching.a_name_that_several_have_leads_to_the_search,
        ("length === 1 ? this.short : this.id", "length ? this.short : this.id"),
    ),
]

# One of more objects than a page holds.
CROWD = [
    (dumps.the_page_is_small_and_says_what_it_leaves_out, more("<p>" + "large " * 200_000 + "</p>")),
    (dumps.the_page_is_small_and_says_what_it_leaves_out, ('id="left-out"', 'id="left"')),
    (cards.a_card_says_what_the_graph_has, ("`and ${grouped(rest)} more`", '""')),
]

# One with a hostile text in every place.
WILD = [
    (hostile.a_hostile_dump_stays_text, ("&lt;img", "<img")),
    (hostile.a_hostile_dump_can_be_used, ("element.textContent = text", "element.innerHTML = text")),
    (hostile.a_hostile_dump_can_be_used, ("if (meaning.thing) explorer.go(meaning.thing);", "if (false) return;")),
    (dumps.long_names_are_folded_and_can_be_had_whole, ("element.title = text;", "element;")),
    (dumps.long_names_are_folded_and_can_be_had_whole, ("if (letters.length <= limit) return text;", "return text;")),
    (
        dumps.long_names_are_folded_and_can_be_had_whole,
        ('make("p", "", text));\n  return details', 'make("p", "", ""));\n  return details'),
    ),
]
