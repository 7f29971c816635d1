// swift-format-ignore-file
// Written by Scripts/embed-scenarios from examples/*.scenario. Change those, then run it.

/// The scenario files that are built into the binary, in the order of their names.
enum BuiltInScenarioText {
  static let all: [(name: String, text: String)] = [
    (
      name: "reminders",
      text: #"""
# List opens Detail and hands it an onSave closure. Detail saves and goes away, or does it?

scenario reminders "Does the reminder page go away after Save?"
question "After Save and the pop: is Detail released, and does it matter how onSave captures List?"
misconception "A closure that captures List strongly is a leak."
conclusion "A strong capture alone is a path and no cycle: Detail goes, its closure with it. Only a way back from List to Detail keeps them, and with a strong capture it closes a cycle."
cannot-prove "How the memory grows over many visits, and what UIKit's private objects hold."
next "timer-incident"

chapter "The main line: cards 4 and 8"
entry "ReminderDetailViewController.swift, saveReminder()"
trigger "Open a reminder and tap Save."
stopping-point "The first line of the onSave closure, which openDetail(for:using:) makes."
key-variable "self in saveReminder(): this Detail. Its onSave is the closure that runs."
call-stack "onSave, saveReminder(), then UIKit's frames: the app's own code calls onSave."
log-category "Closure"
log-category "Memory"
lldb "bt"
lldb "frame variable self"
xcode "Search for ReminderDetailViewController once the page has left: no instance, or one that List's currentDetail leads to."
purple-warning "After signing out, and only with a strong capture and a List that keeps Detail. That there is none proves nothing."
reset "Stop the app and run it again: clearing the log does not restore the model."
closing-question "If List keeps the current Detail: which cycle is there? Which reference would you make weak, or who should own whom instead?"
change capture
change list-keeps-detail

choice capture = weak | strong | unowned
choice presentation = show | push | present
choice list-keeps-detail = no | yes

type SceneDelegate: UIResponder
  field window
end

type ReminderListViewController: UIViewController
  field currentDetail

  on openDetail
    let detail: ReminderDetailViewController
    closure onSave [list -[capture]-> self]
      event "onSave closure"
      moment saving
      call list.update
    end
    detail.onSave -> onSave
    if list-keeps-detail is yes
      self.currentDetail -> detail
    end
    if presentation is show
      show detail from self
    else if presentation is push
      push detail onto nav
    else
      let detailNav: UINavigationController
      push detail onto detailNav
      present detailNav from self
    end
  end

  on update
    event "applyCurrentSnapshot"
  end
end

type ReminderDetailViewController: UIViewController
  field onSave

  on saveReminder
    event "about to call onSave"
    call self.onSave
    if presentation is present
      event "about to dismiss"
      dismiss self
    else
      event "about to pop"
      pop nav
    end
    due self.onSave
  end
end

type LoginViewController: UIViewController
end

root sceneDelegate: SceneDelegate
let window: UIWindow
let nav: UINavigationController
let list: ReminderListViewController
sceneDelegate.window -> window
push list onto nav
set root of window to nav
moment launch
expect owner sceneDelegate of list
expect no cycle

action "Tap a reminder"
  call list.openDetail
  settle
end
moment detail-open
expect log list.openDetail, detail.init, detail.viewDidLoad, detail.viewDidAppear
expect owner sceneDelegate of detail
expect owner sceneDelegate of onSave
if list-keeps-detail is yes and capture is strong
  expect cycle detail onSave list
else
  expect no cycle
end

action "Tap Save"
  call detail.saveReminder
end
if presentation is present
  moment dismissing
else
  moment popping
end
expect alive list
if list-keeps-detail is yes
  expect abandoned detail, onSave
else
  expect temporarily-held detail, onSave
  expect no cycle
end

action "The animation ends"
  settle
end
if presentation is present
  moment after-dismiss
else
  moment after-pop
end
if list-keeps-detail is no
  expect released detail, onSave
  expect no cycle
else
  expect abandoned detail, onSave
  expect owner sceneDelegate of detail
  if capture is strong
    expect cycle detail onSave list
  else
    expect no cycle
  end
end

predict "Detail has left and its animation is over. What has become of it?"
  answer "It is released, and its closure with it." when released detail, onSave
  answer "It leaks: it and its closure hold each other." when leaked detail, onSave
  answer "List keeps it, and the three form a cycle." when abandoned detail and cycle detail onSave list
  answer "List keeps it, and there is no cycle." when abandoned detail and no cycle
end

action "Sign out"
  let login: LoginViewController
  set root of window to login
end
moment after-sign-out
expect owner sceneDelegate of login
expect released nav
if list-keeps-detail is yes and capture is strong
  expect leaked detail, onSave, list
  expect cycle detail onSave list
else
  expect released detail, onSave, list
  expect no cycle
end
predict "Signing out takes the whole stack away. Is anything of it left?"
  answer "No: List, Detail and the closure are released." when released list, detail, onSave
  answer "Yes: the three hold each other, and no root reaches them." when leaked list, detail, onSave and cycle detail onSave list
  answer "Yes: the scene still keeps them." when owner sceneDelegate of list
end

"""#
    ),
    (
      name: "timer-incident",
      text: #"""
# A page starts a repeating timer. Whether it ever goes away depends on two lines.

scenario timer-incident "Does the countdown stop when its page is left?"
question "The timer is invalidated in deinit. Will deinit come?"
misconception "Invalidating in deinit is enough, since deinit comes when the page is popped."
conclusion "RunLoop holds Timer, Timer its block, the block the page: deinit never comes. A weak capture releases the page, and so does stopping in viewDidDisappear; only the latter stops the ticks while another page covers this one."
cannot-prove "That no other object holds the page in an app that does more than this one."
next "reminders"

chapter "Lifecycle: the timer incident"
entry "CountdownViewController.swift, start()"
trigger "Open the countdown, let it tick, go back."
stopping-point "The timer's block, once the page has been popped."
key-variable "self in the block: the page that should be gone."
call-stack "The block, then Foundation's timer and the main run loop's frames: nobody's page called it."
log-category "Lifecycle"
log-category "Memory"
lldb "bt"
lldb "po self.timer"
xcode "Search for CountdownViewController after the pop: an instance that the main run loop's Timer leads to, through its block."
purple-warning "None: the run loop reaches the page, so Xcode counts it as in use."
reset "Stop the app and run it again: each pop with a strong capture leaves another page ticking."
erratum "The printed listing's block captures nothing. Played with capture=none, deinit comes and stops the ticks: what the story tells takes a block that captures the page strongly."
closing-question "A player has to go on in the background. Which of the two repairs would be wrong for it, and why?"
change capture
change stop

choice capture = strong | weak | none
choice stop = deinit | disappear

type CountdownViewController: UIViewController
  field timer

  on start
    closure block [self -[capture]-> self]
      event "tick"
    end
    schedule self.timer with block
  end
  on viewDidLoad
    if stop is deinit
      call self.start
    end
  end
  on viewDidAppear
    if stop is disappear
      call self.start
    end
  end
  on viewDidDisappear
    if stop is disappear
      invalidate self.timer
      clear self.timer
    end
  end
  on deinit
    if stop is deinit
      invalidate self.timer
    end
  end
end

type SceneDelegate: UIResponder
  field window
end

type HomeViewController: UIViewController
end

type HelpViewController: UIViewController
end

root sceneDelegate: SceneDelegate
let window: UIWindow
let nav: UINavigationController
let home: HomeViewController
sceneDelegate.window -> window
push home onto nav
set root of window to nav
moment launch
expect owner sceneDelegate of home

action "Open the countdown"
  let page: CountdownViewController
  push page onto nav
  settle
end
fire page.timer
moment counting
expect log "tick"
expect owner sceneDelegate of page
expect owner runLoop of page.timer
if capture is strong
  expect owner runLoop of page
  expect cycle page page.timer page.timer.block
else
  expect no cycle
end

action "Open the help page over it"
  let help: HelpViewController
  push help onto nav
  settle
end
fire page.timer
moment covered
expect owner sceneDelegate of page
expect owner sceneDelegate of help
if stop is deinit
  expect owner runLoop of page.timer
  expect log help.viewDidAppear, "tick"
else
  expect released block
  expect no log "tick"
end

predict "The help page covers the countdown. Does the timer go on ticking?"
  answer "Yes: the run loop still has it." when owner runLoop of page.timer
  answer "No: it was invalidated, and its block is released." when released block
end

action "Back from help"
  pop nav
  settle
end
moment uncovered
expect released help
expect owner runLoop of page.timer

action "Back"
  pop nav
end
moment popping
if capture is strong
  expect abandoned page
  expect owner runLoop of page
else
  expect temporarily-held page
end

action "The animation ends"
  settle
end
fire page.timer
moment after-pop
if capture is strong and stop is deinit
  expect abandoned page
  expect owner runLoop of page
  expect cycle page page.timer page.timer.block
  expect log "tick"
else
  expect released page, block
  expect no cycle
  expect log page.deinit
  expect no log "tick"
end
predict "The page was popped and its animation is over. Does deinit come?"
  answer "Yes: page and block are released, and the ticks stop." when released page, block
  answer "No: the run loop keeps the page, by its timer and the block." when abandoned page and owner runLoop of page
  answer "No: page and timer hold each other, and no root reaches them." when leaked page
end

"""#
    ),
  ]
}
