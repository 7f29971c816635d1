// swift-format-ignore-file
// Written by Scripts/embed-scenarios from examples/*.scenario. Change those, then run it.

/// The scenario files that are built into the binary, in the order of their names.
enum BuiltInScenarioText {
  static let all: [(name: String, text: String)] = [
    (
      name: "background-playback",
      text: #"""
# The counter-example to the timer incident: music that is meant to go on when its page is left. What
# stops it has to belong to whatever it should live as long as.

scenario background-playback "Should the music stop when its page is left?"
use pages-app
question "The page that started the music is popped. Does the music go on, and does the page go?"
misconception "A timer always has to be stopped in viewDidDisappear."
conclusion "Clean up where the lifetime ends: a player that the page owns stops with the page, one that the app owns goes on. What goes on may not own the page: with a strong capture the app keeps it, by player, timer and block, until somebody stops the music."
cannot-prove "That nothing else keeps the page, and how long the system lets an app play in the background."
next "notification-observer"

chapter "Lifecycle: the counter-example"
entry "PlayerViewController.swift, viewDidAppear(_:)"
trigger "Open the player, let it play, go back, stop the music."
stopping-point "The timer's block, once the page has been popped."
key-variable "page in the block: nil, or the page that has left."
call-stack "The block, then the timer's and the run loop's frames: no page called it."
log-category "Lifecycle"
log-category "Memory"
lldb "bt"
lldb "po sceneDelegate.player"
xcode "Search for PlayerViewController after the pop: with an app that owns the player and a strong capture, one that the run loop and the scene delegate both lead to."
purple-warning "None in any of the four: what a root reaches is in use, and the rest is released."
reset "Stop the app and run it again, so that no music is left over."
closing-question "Which callback would stop the music when the app itself goes to the background, and on which object?"
change owner
change capture

choice owner = page | app
choice capture = strong | weak

type AudioPlayer
  field timer
end

type PlayerViewController: UIViewController
  field player

  on viewDidAppear
    let player: AudioPlayer
    closure block [page -[capture]-> self]
      event "plays"
    end
    schedule player.timer with block
    if owner is page
      self.player -> player
    else
      sceneDelegate.player -> player
    end
  end
  on viewDidDisappear
    if owner is page
      invalidate self.player.timer
      clear self.player
    end
  end
end

moment launch
expect owner sceneDelegate of home
expect log home.init, home.loadView, home.viewDidLoad, home.viewWillAppear, home.viewDidAppear

action "Open the player"
  let page: PlayerViewController
  push page onto nav
  settle
end
fire timer
moment playing
expect log page.init, page.loadView, page.viewDidLoad, unordered(home.viewDidDisappear, page.viewDidAppear), "plays"
expect owner runLoop of timer
expect owner sceneDelegate of player
if capture is strong
  expect owner runLoop of page
end
if owner is page and capture is strong
  expect cycle page player timer block
else
  expect no cycle
end

action "Back"
  pop nav
  settle
end
fire timer
moment after-pop
if owner is page
  expect released page, player, timer, block
  expect log unordered(page.viewDidDisappear, home.viewDidAppear), page.deinit
  expect no log "plays"
else if capture is strong
  expect abandoned page
  expect owner runLoop of page
  expect owner sceneDelegate of page
  expect log unordered(page.viewDidDisappear, home.viewDidAppear), "plays"
  expect no log page.deinit
else
  expect released page
  expect alive player, timer, block
  expect log page.deinit, "plays"
end
expect no cycle
predict "The page was popped, and its animation is over. What about page and music?"
  answer "The page is released, and the music has stopped." when released page and no log "plays"
  answer "The page is released, and the music goes on." when released page and log "plays"
  answer "The music goes on, and keeps the page." when abandoned page and log "plays"
  answer "The music has stopped, and the page stays." when abandoned page and no log "plays"
end

action "Stop the music"
  invalidate sceneDelegate.player.timer
  clear sceneDelegate.player
end
moment app-stops
expect released page, player, timer, block
expect no cycle
expect no log "plays"
if owner is app
  expect log block.deinit, player.deinit, timer.deinit
  if capture is strong
    expect log block.deinit, page.deinit, player.deinit
  end
end

"""#
    ),
    (
      name: "background-work",
      text: #"""
# A page starts something that goes on by itself: in eleven ways, with a strong or a weak capture, and
# with somebody who stops it or nobody. Who keeps the page when it has left?

scenario background-work "Who keeps a page whose work goes on?"
use pages-app
question "A page starts some work and is popped. Is it released, and does the work go on?"
misconception "A weak capture is always enough, and nothing needs to be stopped."
conclusion "What the system keeps while it is active (timers, display links, observers, tasks, subscriptions of a subject) keeps the page by a strong capture or a target; so does a cycle of the page's own, through a dispatch source or a work item. A weak capture lets the page go, and the work goes on without it unless it ends with its owner. Stopping and clearing in viewDidDisappear ends both; a cancelled work item stays until its time comes."
cannot-prove "How long anything takes, on which queue it runs, and what else an app has going on."
next "timer-incident"

chapter "Beyond the document: what goes on behind a page"
entry "WorkingViewController.swift, viewDidAppear(_:)"
trigger "Open the page, go back, and wait."
stopping-point "The handler, once the page has been popped."
key-variable "self in the handler: nil, or the page that has left."
call-stack "The handler, then the frames of the run loop, the queue, the center or the runtime that called it."
log-category "Lifecycle"
log-category "Memory"
lldb "bt"
lldb "po self"
xcode "Search for WorkingViewController after the pop, and follow what leads to it: the name of the source is on the way."
purple-warning "Only for a dispatch source or a work item that nobody stopped: all others are reached from outside."
reset "Stop the app and run it again: each visit leaves one more source going."
closing-question "Which of the eleven end by themselves, and which of them leave nothing behind when they do?"
change source
change stop
change capture

choice source = timer-block | timer-target | one-shot | display-link | notification | task | for-await | dispatch-source | work-item | sink | assign
choice capture = strong | weak
choice stop = never | disappear

type WorkingViewController: UIViewController
  field timer
  field link
  field token
  field task
  field source
  field workItem
  field cancellable

  on viewDidAppear
    if source is timer-target
      schedule self.timer calling self.update
    else if source is display-link
      start display link self.link calling self.update
    else if source is assign
      assign sceneDelegate.subject to self.update as self.cancellable
    else
      closure handler [self -[capture]-> self]
        event "handler runs"
        call self.update
      end
      if source is timer-block
        schedule self.timer with handler
      else if source is one-shot
        schedule once self.timer with handler
      else if source is notification
        observe dataDidChange as self.token with handler
      else if source is task
        start task self.task with handler
      else if source is for-await
        start loop self.task with handler
      else if source is dispatch-source
        start source self.source with handler
      else if source is work-item
        enqueue self.workItem with handler
      else
        sink sceneDelegate.subject as self.cancellable with handler
      end
    end
  end

  on update
    event "updates"
  end

  on viewDidDisappear
    if stop is disappear
      if source is timer-block or timer-target or one-shot
        invalidate self.timer
        clear self.timer
      else if source is display-link
        invalidate self.link
        clear self.link
      else if source is notification
        remove observer self.token
        clear self.token
      else if source is task or for-await
        cancel self.task
        clear self.task
      else if source is dispatch-source
        cancel self.source
      else if source is work-item
        cancel self.workItem
        clear self.workItem
      else
        cancel self.cancellable
      end
    end
  end
end

let subject: PassthroughSubject
sceneDelegate.subject -> subject

action "Open the page"
  let page: WorkingViewController
  push page onto nav
  settle
end
if source is timer-block or timer-target
  fire timer
else if source is display-link
  fire link
else if source is notification
  post dataDidChange
else if source is for-await
  yield task
else if source is dispatch-source
  fire source
else if source is sink or assign
  send subject
end
moment shown
expect owner sceneDelegate of page
expect log home.viewDidLoad, home.viewDidAppear, page.init, page.loadView, page.viewDidLoad, unordered(home.viewDidDisappear, page.viewDidAppear)
if source is one-shot or task or work-item
  expect no log "handler runs", "updates"
else if source is timer-target or display-link or assign
  expect log page.viewDidAppear, "updates"
else
  expect log page.viewDidAppear, "handler runs", "updates"
end

action "Back"
  pop nav
  settle
end
moment left
if source is work-item and capture is strong and stop is disappear
  expect temporarily-held page
  expect owner workItem of page
  expect alive handler
  expect no cycle
else if stop is disappear
  expect released page
  expect log unordered(page.viewDidDisappear, home.viewDidAppear), page.deinit
  expect no cycle
  if source is work-item
    expect owner workItem of handler
  else if source is not timer-target and source is not display-link and source is not assign
    expect released handler
  end
else if source is timer-target
  expect abandoned page
  expect owner runLoop of page
  expect cycle page timer
else if source is display-link
  expect abandoned page
  expect owner runLoop of page
  expect cycle page link
else if source is assign
  expect abandoned page
  expect owner sceneDelegate of page
  expect cycle page cancellable cancellable.subscription
else if capture is strong
  if source is timer-block or one-shot
    expect abandoned page
    expect owner runLoop of page
    expect cycle page timer handler
  else if source is notification
    expect abandoned page
    expect owner notificationCenter of page
    expect cycle page token handler
  else if source is task
    expect temporarily-held page
    expect owner task of page
    expect cycle page task handler
  else if source is for-await
    expect abandoned page
    expect owner runtime of page
    expect cycle page task handler
  else if source is dispatch-source
    expect leaked page
    expect cycle page source handler
  else if source is work-item
    expect temporarily-held page
    expect owner workItem of page
    expect cycle page workItem handler
  else
    expect abandoned page
    expect owner sceneDelegate of page
    expect cycle page cancellable cancellable.subscription handler
  end
else
  expect released page
  expect log unordered(page.viewDidDisappear, home.viewDidAppear), page.deinit
  expect no cycle
  if source is dispatch-source or sink
    # It ends with the page, its only owner.
    expect released handler
    expect log page.deinit, handler.deinit
  else
    expect alive handler
  end
end
predict "The page was popped, and its animation is over. What about it?"
  answer "It is released." when released page
  answer "It is kept until its work ends by itself." when temporarily-held page
  answer "It is kept from outside, and nothing will ever end that." when abandoned page
  answer "It leaks in a cycle that nothing reaches." when leaked page
end

if source is timer-block or timer-target or one-shot
  fire timer
else if source is display-link
  fire link
else if source is notification
  post dataDidChange
else if source is task
  resume task
else if source is for-await
  yield task
else if source is dispatch-source
  fire source
else if source is work-item
  run workItem
else
  send subject
end
moment fired
if stop is disappear
  expect released page
  expect no log "handler runs", "updates"
  expect no cycle
  if source is work-item
    expect released handler, workItem
    expect log handler.deinit
  end
else if source is timer-target or display-link or assign
  expect abandoned page
  expect log "updates"
else if capture is strong
  expect log "handler runs", "updates"
  if source is one-shot or task
    expect released page, handler
    expect log "updates", handler.deinit, page.deinit
  else if source is work-item
    expect leaked page
    expect cycle page workItem handler
  else if source is dispatch-source
    expect leaked page
  else
    expect abandoned page
  end
else
  expect released page
  expect no log "updates"
  if source is dispatch-source or sink
    expect no log "handler runs"
  else if source is one-shot or task or work-item
    expect log "handler runs", handler.deinit
  else
    expect log "handler runs"
    expect alive handler
  end
end
predict "Its time has come once more. What runs?"
  answer "Nothing." when no log "handler runs" and no log "updates"
  answer "The handler, without a page." when log "handler runs" and no log "updates"
  answer "The page's update." when log "updates"
end

"""#
    ),
    (
      name: "early-start",
      text: #"""
# A page is made, and its view touched, before anybody sees it. What it starts in viewDidLoad runs for
# nobody.

scenario early-start "What runs before the page shows?"
use pages-app
question "The view of a page is touched long before it is shown. Do its timer and its request run already?"
misconception "viewDidLoad means that the page is on screen."
conclusion "viewDidLoad says that a view is loaded, by whoever touched it first. What starts there runs unseen; started in viewDidAppear it runs while the page shows. A weak capture lets the page go before the answer comes. An own loadView without super replaces the storyboard's view by none."
cannot-prove "When UIKit itself touches a view early, and how long a request takes."
next "background-work"

chapter "Lifecycle methods: the first and the third mistake"
entry "ArticleViewController.swift, start()"
trigger "Prepare the page, wait, open it, go back, wait for the answer."
stopping-point "The timer's block, before the page was opened."
key-variable "page in the completion closure: nil, once the page has left."
call-stack "viewDidLoad, loadViewIfRequired, and then not UIKit but the code that touched the view."
log-category "Lifecycle"
lldb "bt"
lldb "po self.isViewLoaded"
lldb "po self.viewIfLoaded?.window"
xcode "Search for ArticleViewController before it was opened: HomeViewController's prepared leads to it, and the run loop to its timer."
purple-warning "None: nothing leaks here, it only runs too early."
reset "Stop the app and run it again: a view is loaded once for an instance."
closing-question "The answer comes after the page has left. Who keeps the completion closure until then, and who should cancel the request?"
change start
change load-view

choice start = viewDidLoad | viewDidAppear
choice load-view = storyboard | overridden

type ArticleViewController: UIViewController
  field timer
  field request

  on loadView
    if load-view is storyboard
      super
    else
      event "loadView without super"
    end
  end
  on viewDidLoad
    if start is viewDidLoad
      call self.start
    end
  end
  on viewDidAppear
    if start is viewDidAppear
      call self.start
    end
  end
  on start
    closure block [page ~> self]
      event "tick"
    end
    schedule self.timer with block
    closure completion [page ~> self]
      event "request answered"
      call page.show
    end
    request self.request with completion
  end
  on show
    event "shows the answer"
  end
  on viewDidDisappear
    invalidate self.timer
    clear self.timer
  end
end

action "Prepare the page"
  let page: ArticleViewController
  home.prepared -> page
  touch view of page
end
if start is viewDidLoad
  fire timer
end
moment prepared
expect log home.viewDidAppear, page.init, page.loadView, page.viewDidLoad
expect no log page.viewWillAppear
expect owner sceneDelegate of page
if load-view is overridden
  expect log page.loadView, "loadView without super", page.viewDidLoad
else
  expect no log "loadView without super"
end
if start is viewDidLoad
  expect log page.viewDidLoad, "tick"
  expect owner runLoop of timer
  expect owner urlSession of request
else
  expect no log "tick"
end
predict "Nobody has opened the page yet. What has it done?"
  answer "Nothing: its view is not loaded." when no log page.viewDidLoad
  answer "Its view is loaded, and its timer ticks." when log page.viewDidLoad, "tick"
  answer "Its view is loaded, and nothing else." when log page.viewDidLoad and no log "tick"
end

action "Open it"
  push home.prepared onto nav
  clear home.prepared
  settle
end
fire timer
moment shown
expect log unordered(home.viewWillDisappear, page.viewWillAppear), unordered(home.viewDidDisappear, page.viewDidAppear), "tick"
expect no log page.loadView, page.viewDidLoad
expect owner runLoop of timer
expect owner urlSession of completion
expect no cycle

action "Back"
  pop nav
  settle
end
moment left
expect log unordered(page.viewDidDisappear, home.viewDidAppear), page.deinit
expect released page, timer, block
expect alive request, completion
expect owner urlSession of completion
predict "The page was popped; its request is not answered yet. Who is left?"
  answer "The page: the completion closure keeps it." when owner urlSession of page
  answer "Request and completion closure: the URL session keeps them." when released page and owner urlSession of completion
  answer "Nobody: the request was cancelled." when released request
end

complete request
moment answered
expect log "request answered", request.deinit, completion.deinit
expect no log "shows the answer"
expect released page, request, completion

"""#
    ),
    (
      name: "notification-observer",
      text: #"""
# A page listens to the keyboard and never says that it stops listening.

scenario notification-observer "Who still hears a notification after the page has left?"
use pages-app
question "A page observes the keyboard in viewDidLoad and is popped. Does its code still run, and does the page go?"
misconception "Observers are removed when their page goes, so there is nothing to remove."
conclusion "A block is kept by the notification center until its token is removed: it runs after the page has left, and a strong capture keeps the page as well. With a weak capture the page goes and its block stays. An observer with a selector is forgotten when it goes."
cannot-prove "That the app observes nothing else, and in which order several observers are called."
next "early-start"

chapter "Lifecycle methods: the second mistake"
entry "FormViewController.swift, viewDidLoad()"
trigger "Open the form, go back, and show the keyboard elsewhere."
stopping-point "The observer's block, when the keyboard shows after the page has left."
key-variable "self in the block: nil, or the page that has left."
call-stack "The block, then Foundation's frames of the post: nobody's page called it."
log-category "Lifecycle"
log-category "Memory"
lldb "bt"
lldb "po self"
xcode "Search for FormViewController after the pop: with a strong capture and no removal, one that the notification center leads to, by the token and its block."
purple-warning "None: the notification center reaches the page, so Xcode counts it as in use."
reset "Stop the app and run it again: each visit without a removal leaves one more block behind."
closing-question "With a weak capture and no removal, what is left after a hundred visits, and what does it cost?"
change removal
change capture
change form

choice form = block | selector
choice capture = strong | weak
choice removal = never | disappear

type FormViewController: UIViewController
  field token

  on viewDidLoad
    if form is block
      closure block [self -[capture]-> self]
        event "keyboard block runs"
        call self.adjust
      end
      observe keyboardWillShow as self.token with block
    else
      observe keyboardWillShow calling self.keyboardWillShow
    end
  end
  on keyboardWillShow
    event "keyboardWillShow"
  end
  on adjust
    event "adjusts"
  end
  on viewDidDisappear
    # An observer with a selector is gone with its page: it needs no removal since iOS 9.
    if removal is disappear and form is block
      remove observer self.token
      clear self.token
    end
  end
end

action "Open the form"
  let page: FormViewController
  push page onto nav
  settle
end
post keyboardWillShow
moment shown
expect log home.viewDidLoad, home.viewDidAppear, page.init, page.loadView, page.viewDidLoad, unordered(home.viewDidDisappear, page.viewDidAppear)
if form is block
  expect log page.viewDidAppear, "keyboard block runs", "adjusts"
  expect owner notificationCenter of token
  expect owner notificationCenter of block
else
  expect log page.viewDidAppear, page.keyboardWillShow, "keyboardWillShow"
end
if form is block and capture is strong
  expect owner notificationCenter of page
  expect cycle page token block
else
  expect no cycle
end

action "Back"
  pop nav
  settle
end
moment left
if form is block and capture is strong and removal is never
  expect abandoned page
  expect owner notificationCenter of page
  expect cycle page token block
  expect no log page.deinit
else
  expect released page
  expect log unordered(page.viewDidDisappear, home.viewDidAppear), page.deinit
  expect no cycle
end
if form is block and removal is disappear
  expect released token, block
else if form is block
  expect alive token, block
end
if form is block
  predict "The form was popped. What is left of it?"
    answer "Nothing: page, token and block are released." when released page, token, block
    answer "The page is released; the notification center keeps token and block." when released page and owner notificationCenter of block
    answer "Everything: the notification center keeps the page, by its block." when abandoned page and owner notificationCenter of page
    answer "They leak: the three hold one another, and nothing else holds them." when leaked page
  end
else
  predict "The form was popped, and never said that it stops listening. What is left of it?"
    answer "Nothing: the notification center refers to it weakly." when released page
    answer "The page: the notification center keeps its observers." when abandoned page
  end
end

post keyboardWillShow
moment posted
if form is block and removal is never
  expect log "keyboard block runs"
  if capture is strong
    expect log "keyboard block runs", "adjusts"
    expect abandoned page
  else
    expect no log "adjusts"
    expect released page
  end
else
  expect no log "keyboard block runs", "keyboardWillShow", "adjusts"
  expect released page
end
predict "The keyboard shows on another page. What runs?"
  answer "Nothing of the form." when no log "keyboard block runs" and no log "keyboardWillShow"
  answer "The block, and in it the page's adjust." when log "keyboard block runs", "adjusts"
  answer "The block, without a page." when log "keyboard block runs" and no log "adjusts"
  answer "The page's own method." when log "keyboardWillShow"
end

"""#
    ),
    (
      name: "pages-app",
      text: #"""
# An app with one window, a navigation stack in it, and home at its bottom: the place from which the
# scenarios of pages and what goes on behind them start.

scenario pages-app "An app with a home page on a navigation stack"

type SceneDelegate: UIResponder
  field window
  # What lives as long as the app, where a scenario has such a thing.
  field player
  field subject
end

type HomeViewController: UIViewController
  # A page that is made before it is shown, likewise.
  field prepared
end

root sceneDelegate: SceneDelegate
let window: UIWindow
let nav: UINavigationController
let home: HomeViewController
sceneDelegate.window -> window
push home onto nav
set root of window to nav

"""#
    ),
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
use pages-app
question "The timer is invalidated in deinit. Will deinit come?"
misconception "Invalidating in deinit is enough, since deinit comes when the page is popped."
conclusion "RunLoop holds Timer, Timer its block, the block the page: deinit never comes. A weak capture releases the page, and so does stopping in viewDidDisappear; only the latter stops the ticks while another page covers this one."
cannot-prove "That no other object holds the page in an app that does more than this one."
next "background-playback"

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

type HelpViewController: UIViewController
end

moment launch
expect owner sceneDelegate of home
expect log home.init, home.loadView, home.viewDidLoad, home.viewWillAppear, home.viewDidAppear

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
