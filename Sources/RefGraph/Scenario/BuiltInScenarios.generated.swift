// swift-format-ignore-file
// Written by Scripts/embed-scenarios from examples/*.scenario and examples/course. Change those, then
// run it.

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

group "Run loop, timer and block" runLoop, timer, block

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
cannot-prove "That a task ends when it is cancelled: cancellation is cooperative, and the task of this play is one that complies at once. A task that never looks keeps its closure to its own end."
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

group "What calls the page later" runLoop, timer, link, notificationCenter, token
group "What calls the page later" runtime, task, source, workItem, handler
group "What calls the page later" cancellable, cancellable.subscription

"""#
    ),
    (
      name: "cell-reuse",
      text: #"""
# Fifty items scroll by. Some cells are made, and serve again and again.

scenario cell-reuse "How many cells do fifty items need?"
question "Fifty items, scrolled down and up again: what comes most often, init, prepareForReuse or the configuration of a cell?"
misconception "prepareForReuse means that the cell is destroyed."
misconception "Each updateConfiguration gives the cell another item."
conclusion "Cells are made for the rows that fit on the screen and are prefetched, and hardly one more, never one for each item. prepareForReuse says that a cell which lives on is about to serve again. Configuring it is a third thing, which a highlight and a selection ask for too."
cannot-prove "How many cells there are on a device: that depends on the height of the screen, on prefetching and on the system."
cannot-prove "Whether an entering row gets its cell before the leaving one gives its own away, and which of the cells in the pool serves next: the lab fixes neither. Another order may need a cell less, or have another one serve; that cells serve again stays."
cannot-prove "Whether scrolling is fast: a breakpoint disturbs it."
next "snapshot-updates"

chapter "Card 5"
entry "ReminderCell.swift, prepareForReuse(); beside it init(frame:) and updateConfiguration(using:)"
trigger "Load 50 Reuse Items, scroll to the end, and back to the top."
stopping-point "prepareForReuse(), with an action that prints the object and goes on by itself."
key-variable "ObjectIdentifier(self): the same cell at other times serves other items."
call-stack "UIKit's frames of UICollectionView that dequeue a cell, above prepareForReuse."
log-category "Cell"
lldb "bt"
lldb "po ObjectIdentifier(self)"
lldb "po self.contentConfiguration"
xcode "A dozen ReminderCell, give or take, and never fifty."
purple-warning "None is to be expected: a cell in the reuse pool is held."
reset "Stop the app and run it again, then clear the log and load the items anew."
closing-question "Row A shows the title of row B for a moment after scrolling: why look at configuring and at what was left from before, ahead of the data source?"
change visible
change prefetch

choice visible = 8 | 12
choice prefetch = 2 | 0

type SceneDelegate: UIResponder
  field window
end

type ReminderCell: UICollectionViewListCell
end

type ReuseListViewController: UICollectionViewController
  field dataSource

  on viewDidLoad
    fit self.collectionView to visible rows and prefetch more
    let registration: UICollectionView.CellRegistration
    closure configure (cell, item)
      event "configure" item=(item)
    end
    register ReminderCell as registration with configure
    closure cellProvider [registration -> registration] (collectionView, item)
      dequeue cell with registration
    end
    let dataSource: UICollectionViewDiffableDataSource
    connect dataSource to self.collectionView with cellProvider
    self.dataSource -> dataSource
  end

  on loadReuseItems
    event "loadReuseItems"
    apply 50 items to self.dataSource
  end
end

root sceneDelegate: SceneDelegate
let window: UIWindow
let list: ReuseListViewController
sceneDelegate.window -> window
set root of window to list
moment launch
expect log list.init, list.loadView, list.viewDidLoad, list.viewWillAppear, list.viewDidAppear
expect alive list.collectionView.dataSource, list.collectionView.delegate

action "Load 50 items"
  call list.loadReuseItems
end
moment top
expect log "loadReuseItems", cell-1.init, "configure" item=item-1, cell-1.updateConfiguration item=item-1, cell-2.init, "configure" item=item-2, cell-2.updateConfiguration item=item-2
expect log cell-8.init, "configure" item=item-8, cell-8.updateConfiguration item=item-8
if visible is 8 and prefetch is 0
  expect no log "configure" item=item-9
else if visible is 8
  expect log cell-10.init, "configure" item=item-10, cell-10.updateConfiguration item=item-10
  expect no log "configure" item=item-11
else if prefetch is 0
  expect log cell-12.init, "configure" item=item-12, cell-12.updateConfiguration item=item-12
  expect no log "configure" item=item-13
else
  expect log cell-14.init, "configure" item=item-14, cell-14.updateConfiguration item=item-14
  expect no log "configure" item=item-15
end
expect no log cell-1.prepareForReuse
expect owner sceneDelegate of cell-1
predict "Fifty items were loaded. How many cells were made?"
  answer "As many as fit on the screen and are prefetched." when alive cell-8 and no log "configure" item=item-50
  answer "Fifty, one for each item." when log "configure" item=item-50
end

action "Rest a finger on the third row"
  highlight item-3 in list.collectionView
end
moment highlighted
expect log cell-3.updateConfiguration item=item-3 state=highlighted
expect no log "configure", cell-3.prepareForReuse

action "Select it"
  select item-3 in list.collectionView
end
moment selected
expect log cell-3.updateConfiguration item=item-3 state=selected
expect no log "configure", cell-3.prepareForReuse, list.didSelectItemAt

action "Scroll to the end"
  scroll list.collectionView to item-50
end
moment bottom
if visible is 8 and prefetch is 0
  expect log cell-9.init, "configure" item=item-9, cell-9.updateConfiguration item=item-9, cell-1.prepareForReuse, "configure" item=item-10, cell-1.updateConfiguration item=item-10, cell-2.prepareForReuse
else if visible is 8
  expect log cell-11.init, "configure" item=item-11, cell-11.updateConfiguration item=item-11, cell-1.prepareForReuse, "configure" item=item-12, cell-1.updateConfiguration item=item-12, cell-2.prepareForReuse
else if prefetch is 0
  expect log cell-13.init, "configure" item=item-13, cell-13.updateConfiguration item=item-13, cell-1.prepareForReuse, "configure" item=item-14, cell-1.updateConfiguration item=item-14, cell-2.prepareForReuse
else
  expect log cell-15.init, "configure" item=item-15, cell-15.updateConfiguration item=item-15, cell-1.prepareForReuse, "configure" item=item-16, cell-1.updateConfiguration item=item-16, cell-2.prepareForReuse
end
expect log "configure" item=item-50
expect no log cell-1.deinit, cell-2.deinit, cell-3.deinit
expect owner sceneDelegate of cell-1
predict "Forty rows came in from below. What became of the cells that left above?"
  answer "They live on, and serve other items." when log cell-1.prepareForReuse and alive cell-1
  answer "They were destroyed, and others made." when log cell-1.deinit
  answer "They wait for their own items to come back." when no log cell-1.prepareForReuse and alive cell-1
end

action "Scroll back to the top"
  scroll list.collectionView to item-1
end
moment back-at-top
expect log "configure" item=item-2, "configure" item=item-1
expect no log "configure" item=item-50, cell-1.deinit, cell-2.deinit, cell-3.deinit
expect owner sceneDelegate of cell-1

group "Collection view and its cells" list.collectionView, cell
group "Data source and its closures" dataSource, registration, configure, cellProvider

"""#
    ),
    (
      name: "closure-capture",
      text: #"""
# Detail holds onSave, and onSave holds List. A path is no circle; a way back makes it one.

scenario closure-capture "Is a strong capture a leak?"
use reminders-app with capture = weak | strong, presentation = show, save = plain, handler-capture = weak, list-keeps-detail = no | strongly | weakly, content = none, mode = full-apply, reloaded-cell = new
question "Detail holds onSave, and onSave holds List: is that a retain cycle?"
misconception "A strong self in a closure proves a leak."
misconception "Where Xcode shows no purple mark, the memory is in order."
conclusion "Detail, closure, List is a path. It becomes a cycle only if List strongly keeps Detail; and then it is not the closure alone that keeps Detail, but List, which the scene holds. Without the way back Detail goes in both modes. A leak needs a closed cycle or another owner that stays."
cannot-prove "How the memory grows over many visits: a memory graph shows one moment."
cannot-prove "What Xcode calls its nodes: that changes from release to release."
next "background-work"

chapter "Card 8"
entry "ReminderListViewController.swift, toggleClosureCaptureMode(); above it the two onSave closures in openDetail(for:using:)"
trigger "Open Detail, look, go back, and look again. Then switch the capture and do the same."
stopping-point "toggleClosureCaptureMode(); then pause with Detail on screen, and again once it has left."
key-variable "closureCaptureMode: how the closures that are made from now on capture List."
call-stack "toggleClosureCaptureMode(), called through the menu of the app."
log-category "Memory"
log-category "Closure"
lldb "po closureCaptureMode"
xcode "With Detail on screen: ReminderDetailViewController leads to the closure and, with a strong capture, the closure to List. Once it has left: no instance, unless List keeps one."
purple-warning "None is to be expected, even where List and Detail hold each other: the scene reaches them both. That there is none proves nothing."
reset "Run the app again: the mode is kept in List. Wait for the transition to end before the next graph, and never read one of a page on screen as one of a page that left."
closing-question "List strongly keeps the current Detail: which cycle is there? Which reference would you make weak, or who should own whom instead?"
change capture
change list-keeps-detail

action "Open Detail"
  call list.openDetail
  settle
end
moment detail-open
expect log "openDetail", detail.init, detail.viewDidLoad, detail.viewDidAppear
expect owner sceneDelegate of detail
expect owner sceneDelegate of onSave
if list-keeps-detail is strongly and capture is strong
  expect cycle detail onSave list
else
  expect no cycle
end

action "Back"
  pop nav
  due onSave
end
moment leaving
expect log unordered(detail.viewWillDisappear, list.viewWillAppear)
if list-keeps-detail is strongly
  expect abandoned detail, onSave
else
  expect temporarily-held detail, onSave
end

action "The animation ends"
  settle
end
moment left
if list-keeps-detail is strongly
  expect no log detail.deinit
  expect abandoned detail, onSave
  expect owner sceneDelegate of detail
  if capture is strong
    expect cycle detail onSave list
  else
    expect no cycle
  end
else
  expect log unordered(detail.viewDidDisappear, list.viewDidAppear), detail.deinit
  expect released detail, onSave
  expect no cycle
end
predict "Detail has left. Is it gone?"
  answer "Yes: nothing leads to it any more." when released detail
  answer "No: List keeps it, and with the closure the two form a cycle." when abandoned detail and cycle detail onSave list
  answer "No: List keeps it, without any cycle." when abandoned detail and no cycle
  answer "No: it leaks, since its closure captured List." when leaked detail
end

action "Open Detail again"
  call list.openDetail
  settle
end
moment second-open
expect log "openDetail", detail.init, detail.viewDidLoad, detail.viewDidAppear
expect released detail-1, onSave-1
if list-keeps-detail is strongly
  expect log detail.init, detail-1.deinit, detail.viewDidAppear
else
  expect no log detail-1.deinit
end
expect owner sceneDelegate of detail

action "Back again"
  pop nav
  due onSave
  settle
end
moment second-left
expect log unordered(detail.viewWillDisappear, list.viewWillAppear), unordered(detail.viewDidDisappear, list.viewDidAppear)
if list-keeps-detail is strongly
  expect no log detail.deinit
  expect abandoned detail, onSave
  expect owner sceneDelegate of detail
  if capture is strong
    expect cycle detail onSave list
  else
    expect no cycle
  end
else
  expect log detail.deinit
  expect released detail, onSave
  expect no cycle
end

group "Closure and its captures" onSave, onSave.list

"""#
    ),
    (
      name: "controller-lifecycle",
      text: #"""
# One page's whole life: made, shown, covered, uncovered, popped. The other choice has its init look at
# the view, which is not there yet.

scenario controller-lifecycle "What is called between init and deinit, and how often?"
use pages-app
question "A page is made, shown, covered by the next one, shown again and popped. Which callbacks come once, which come again, and which is the last?"
misconception "A page that has been made has a view."
misconception "Coming back is like opening: viewDidLoad runs again."
misconception "init is the place to set up self.view."
conclusion "init, loadView and viewDidLoad come once for an instance, viewWillAppear and viewDidAppear at each coming, viewWillDisappear and viewDidDisappear at each going, and deinit after the last viewDidDisappear. The view is loaded by whoever asks for it first: usually the push; where init itself asks, viewDidLoad runs before init is done and long before anybody sees the page."
cannot-prove "Which of two pages UIKit calls first, the one that goes or the one that comes: the chapter follows a single page."
cannot-prove "What a view that is loaded too early looks like: that it flashes empty is to be seen on a device, not in a log."
next "timer-incident"

chapter "Lifecycle: from init to deinit"
entry "LifecycleViewController.swift: init() and the seven methods below it"
trigger "Open the page, open the next one, go back, and go back again."
stopping-point "The first line of viewDidLoad()."
key-variable "self.viewIfLoaded?.window: nil, for a loaded view is not yet one on screen."
key-variable "self.navigationController: nil in init, and still nil in a viewDidLoad that init led to."
call-stack "viewDidLoad, loadViewIfRequired, and below them who asked: UIKit's transition, or init()."
log-category "Lifecycle"
lldb "bt"
lldb "po self.viewIfLoaded"
lldb "po self.navigationController"
xcode "One LifecycleViewController: before the push home's prepared leads to it, then the navigation controller's viewControllers; after the pop there is none."
purple-warning "None is to be expected."
reset "Go back to home and open the page anew: that makes another instance, which starts at init."
closing-question "deinit has not come, although the page was popped a minute ago. Which callback must have come, and what do you look at next?"
change init-touches-view

choice init-touches-view = no | yes

type LifecycleViewController: UIViewController
  on init
    if init-touches-view is yes
      touch view of self
    end
  end
end

type NextViewController: UIViewController
end

moment launch
expect log home.init, home.loadView, home.viewDidLoad, home.viewWillAppear, home.viewDidAppear
expect owner sceneDelegate of home

action "Make the page"
  let page: LifecycleViewController
  home.prepared -> page
end
moment made
expect owner sceneDelegate of page
expect no log page.viewWillAppear, page.viewDidAppear
if init-touches-view is yes
  expect log page.init, page.loadView, page.viewDidLoad
else
  expect log page.init
  expect no log page.loadView, page.viewDidLoad
end
predict "The page has been made, and nobody has shown it yet. Is its view loaded?"
  answer "No: nobody has asked for it." when no log page.loadView, page.viewDidLoad
  answer "Yes, and viewDidLoad has run, though nobody sees the page." when log page.loadView, page.viewDidLoad and no log page.viewWillAppear
  answer "Yes, and the page is about to appear." when log page.viewDidLoad, page.viewWillAppear
end

action "Open it"
  push home.prepared onto nav
  clear home.prepared
  settle
end
moment first-shown
expect log unordered(home.viewWillDisappear, page.viewWillAppear), unordered(home.viewDidDisappear, page.viewDidAppear)
if init-touches-view is yes
  expect no log page.loadView, page.viewDidLoad
else
  expect log page.loadView, page.viewDidLoad, page.viewWillAppear, page.viewDidAppear
end
expect no log page.init
expect owner sceneDelegate of page

action "Open the next page"
  let next: NextViewController
  push next onto nav
  settle
end
moment covered
expect log next.init, next.loadView, next.viewDidLoad, unordered(page.viewWillDisappear, next.viewWillAppear), unordered(page.viewDidDisappear, next.viewDidAppear)
expect owner sceneDelegate of page
expect owner sceneDelegate of next
expect no log page.deinit

action "Back"
  pop nav
  settle
end
moment uncovered
expect log unordered(next.viewWillDisappear, page.viewWillAppear), unordered(next.viewDidDisappear, page.viewDidAppear), next.deinit
expect no log page.init, page.loadView, page.viewDidLoad
expect released next
expect owner sceneDelegate of page
predict "The next page was popped, and this one shows again. Which callbacks has it got?"
  answer "viewDidLoad, viewWillAppear and viewDidAppear." when log page.viewDidLoad, page.viewWillAppear, page.viewDidAppear
  answer "viewWillAppear and viewDidAppear." when log page.viewWillAppear, page.viewDidAppear and no log page.viewDidLoad
  answer "None: it was on the stack all the time." when no log page.viewWillAppear, page.viewDidAppear
end

action "Back again"
  pop nav
  settle
end
moment popped
expect log unordered(page.viewWillDisappear, home.viewWillAppear), unordered(page.viewDidDisappear, home.viewDidAppear), page.deinit
expect no log home.loadView, home.viewDidLoad
expect released page
expect no cycle
predict "The page was popped, and the animation is over. What came last on it?"
  answer "viewDidDisappear, and then deinit." when log page.viewDidDisappear, page.deinit
  answer "deinit, and then viewDidDisappear." when log page.deinit, page.viewDidDisappear
  answer "viewDidDisappear: the page stays for the next time." when log page.viewDidDisappear and no log page.deinit
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
conclusion "viewDidLoad says that a view is loaded, by whoever touched it first. What starts there runs unseen; started in viewDidAppear it runs while the page shows. A weak capture lets the page go before the answer comes. An own loadView without super shows the view that it makes, and loads nothing of the storyboard: its outlets stay nil. The document calls that a blank screen."
cannot-prove "When UIKit itself touches a view early, and how long a request takes."
cannot-prove "That the screen is blank: the document says so of a loadView that is overridden over a storyboard. An empty view of its own is; what else the app puts into it is not in this log."
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
      let view: UIView
      self.view -> view
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
  expect owner sceneDelegate of page.view
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

group "View hierarchy" page.view
group "Run loop, timer and block" runLoop, timer, block
group "URL session and request" urlSession, request, completion

"""#
    ),
    (
      name: "interactive-pop",
      text: #"""
# A swipe from the left edge, which a finger may take back. By then viewWillDisappear has run.

scenario interactive-pop "Does a page that is about to disappear disappear?"
use pages-app
question "The page saves its draft in viewWillDisappear. The user swipes half way, thinks better of it, and stays. What has happened?"
misconception "After viewWillDisappear comes viewDidDisappear."
misconception "It is enough to save in viewWillDisappear."
conclusion "viewWillDisappear announces, and a swipe that is taken back makes it untrue: viewDidDisappear does not come, and viewWillAppear and viewDidAppear follow on the same page. What was stopped or saved there happened too early, and more may be typed since. What matters is saved in viewDidDisappear too, which comes once the page has really gone."
cannot-prove "Which of the two pages UIKit calls first: a log has one order, and nothing promises it."
cannot-prove "That a draft is safe when the app is killed: no controller is called then, so it has to be saved when the app goes to the background."
next "notification-observer"

chapter "Lifecycle methods: the fourth mistake"
entry "DraftViewController.swift, viewWillDisappear(_:) and viewDidDisappear(_:)"
trigger "Open the page, swipe slowly from the left edge, and move the finger back before letting go; then swipe all the way."
stopping-point "The first line of viewWillDisappear(_:), while the finger is still down."
key-variable "self.isMovingFromParent: true already, though it is not decided yet."
key-variable "self.transitionCoordinator?.isInteractive: true, so this may still be taken back."
call-stack "viewWillDisappear below a gesture recognizer's frames: the finger led here, and no code of the app."
log-category "Lifecycle"
lldb "bt"
lldb "po self.transitionCoordinator?.isInteractive"
lldb "po self.isMovingFromParent"
xcode "While the finger is down, DraftViewController is held by the navigation controller and by the transition; after a swipe all the way there is none."
purple-warning "None is to be expected."
reset "Go back to home and open the page anew. Clearing the log is no reset: the draft has been saved."
closing-question "A page stops its video in viewWillDisappear and starts it in viewDidLoad. What does the user see after a swipe that was taken back, and where does each of the two lines belong?"
change gesture

choice gesture = finished | cancelled

type DraftViewController: UIViewController
  # The mistake, where it is the only place: this may not be a farewell.
  on viewWillDisappear
    event "saves the draft"
  end
  on viewDidDisappear
    event "saves for good"
  end
end

action "Open the page"
  let page: DraftViewController
  push page onto nav
  settle
end
moment shown
expect log page.init, page.loadView, page.viewDidLoad, unordered(home.viewWillDisappear, page.viewWillAppear), unordered(home.viewDidDisappear, page.viewDidAppear)
expect owner sceneDelegate of page
expect no log "saves the draft", "saves for good"

action "Swipe from the left edge"
  begin interactive pop of nav
  moment swiping
end
expect log unordered(page.viewWillDisappear, "saves the draft", home.viewWillAppear)
expect no log page.viewDidDisappear, home.viewDidAppear, "saves for good"
expect owner sceneDelegate of page
predict "The finger is half way, and still down. What has the page been told?"
  answer "Nothing: it is decided when the finger lifts." when no log page.viewWillDisappear
  answer "That it will disappear; it has saved its draft." when log page.viewWillDisappear and log "saves the draft" and no log page.viewDidDisappear
  answer "That it will disappear, and that it did." when log page.viewWillDisappear, page.viewDidDisappear
end

action "Lift the finger"
  if gesture is finished
    finish interactive pop of nav
  else
    cancel interactive pop of nav
  end
end
moment decided
if gesture is finished
  expect log unordered(page.viewDidDisappear, "saves for good", home.viewDidAppear), page.deinit
  expect no log page.viewWillAppear, home.viewWillDisappear
  expect released page
else
  expect log page.viewWillAppear, page.viewDidAppear
  expect log home.viewWillDisappear, home.viewDidDisappear
  expect no log page.viewWillDisappear, page.viewDidDisappear, home.viewDidAppear, "saves for good", page.deinit
  expect owner sceneDelegate of page
end
expect no log "saves the draft"
predict "The finger is lifted. Where is the page, and has it saved for good?"
  answer "It is gone, and it has." when released page and log "saves for good"
  answer "It is on the stack as before, and it has not: viewDidDisappear did not come." when alive page and no log "saves for good"
  answer "It is on the stack as before, and it has: viewDidDisappear follows viewWillDisappear." when alive page and log "saves for good"
end

"""#
    ),
    (
      name: "list-lifecycle",
      text: #"""
# List appears, is covered by Detail, comes back, and is replaced by another List.

scenario list-lifecycle "Which callbacks of List come once, and which come again?"
use reminders-app with capture = weak, save = plain, handler-capture = weak, list-keeps-detail = no, content = none, mode = full-apply, reloaded-cell = new
question "List comes back on screen after Detail has left. Does viewDidLoad run again?"
misconception "viewDidLoad means that the page is on screen."
misconception "viewDidLoad runs once for as long as the app runs."
conclusion "The view of one List is loaded once; viewWillAppear and viewDidAppear come each time that it comes back. A new List runs viewDidLoad of its own. A sheet does not cover List, so that nothing comes at all."
cannot-prove "Who called: the log has the order, and only the call stack has the caller."
next "controller-lifecycle"

chapter "Card 1"
entry "ReminderListViewController.swift, viewDidLoad(); beside it init, loadView(), viewWillAppear(_:) and viewDidAppear(_:)"
trigger "Run the app and touch nothing; then open a reminder and go back."
stopping-point "The first line of viewDidLoad()."
key-variable "self.isViewLoaded is true, and self.viewIfLoaded?.window is nil: loaded, and not on screen."
call-stack "UIKit's frames that load the view of a controller stand above viewDidLoad; what they are called changes from release to release."
log-category "Lifecycle"
log-category "List"
lldb "bt"
lldb "po self.isViewLoaded"
lldb "po self.viewIfLoaded"
xcode "One ReminderListViewController before and after Detail; after starting over, the new one only."
purple-warning "None is to be expected."
erratum "In Present mode the text has List disappear and appear again, whatever the style. The style that UIKit takes by default is a page sheet, and below a sheet List stays on screen: none of its callbacks come. modal-lifecycle shows both styles."
reset "Stop the app and run it again: that makes a new List. Clearing the log makes none."
closing-question "The list shows old data after coming back: do you look into viewDidLoad or viewWillAppear first, and why?"
change presentation

moment launch
expect log list.init, list.loadView, "loadView before super", "loadView after super", list.viewDidLoad, list.viewWillAppear, list.viewDidAppear
expect owner sceneDelegate of list

action "Open a reminder"
  call list.openDetail
  settle
end
moment detail-open
if presentation is present
  expect log "openDetail", detail.init, detail.loadView, detail.viewDidLoad, detail.viewWillAppear, detail.viewDidAppear
  expect no log list.viewWillDisappear, list.viewDidDisappear
else
  expect log "openDetail", detail.init, detail.loadView, detail.viewDidLoad, unordered(list.viewWillDisappear, detail.viewWillAppear), unordered(list.viewDidDisappear, detail.viewDidAppear)
end
expect owner sceneDelegate of detail

action "Back"
  if presentation is present
    dismiss detail
  else
    pop nav
  end
  due onSave
  settle
end
moment returned
if presentation is present
  expect log detail.viewWillDisappear, detail.viewDidDisappear, detail.deinit
  expect no log list.viewWillAppear, list.viewDidAppear
else
  expect log unordered(detail.viewWillDisappear, list.viewWillAppear), unordered(detail.viewDidDisappear, list.viewDidAppear), detail.deinit
end
expect no log list.init, list.loadView, list.viewDidLoad
expect released detail, onSave
expect owner sceneDelegate of list
predict "Detail has left, and List can be used again. Which of List's callbacks came meanwhile?"
  answer "viewWillAppear and viewDidAppear; viewDidLoad did not come again." when log list.viewWillAppear, list.viewDidAppear and no log list.viewDidLoad
  answer "viewDidLoad, and then viewWillAppear and viewDidAppear." when log list.viewDidLoad, list.viewWillAppear, list.viewDidAppear
  answer "None: List had never been covered." when no log list.viewDidLoad, list.viewWillAppear, list.viewDidAppear
end

action "Start over"
  let newNav: UINavigationController
  let newList: ReminderListViewController
  push newList onto newNav
  set root of window to newNav
end
moment new-list
expect log newList.init, newList.loadView, "loadView before super", "loadView after super", newList.viewDidLoad, unordered(list.viewWillDisappear, newList.viewWillAppear), unordered(list.viewDidDisappear, newList.viewDidAppear), nav.deinit, list.deinit
expect no log list.viewDidLoad
expect released nav, list
expect owner sceneDelegate of newList
predict "Another List has taken the place of the first. Did viewDidLoad run this time?"
  answer "Yes: each instance runs it for its own view." when log newList.viewDidLoad
  answer "No: it has run already." when no log newList.viewDidLoad
end

group "New navigation stack" newNav, newNav.viewControllers

"""#
    ),
    (
      name: "manual-collection-view",
      text: #"""
# A plain view controller puts a collection view together, piece by piece. One piece is easily lost.

scenario manual-collection-view "What must be made, and held, for rows to show?"
use reminders-app with capture = weak, presentation = show, save = plain, handler-capture = weak, list-keeps-detail = no, content = none, mode = full-apply, reloaded-cell = new
question "Does a plain UIViewController have a collection view in viewDidLoad, and who holds its data source?"
misconception "Once there is a collection view, it shows the data."
misconception "Delegate and data source are one job."
conclusion "A UICollectionViewController brings a collection view; here layout, collection view, constraints, delegate, registration, data source and snapshot are the app's to make. The collection view holds its data source weakly: one that only a local variable holds is gone at the end of the method, and the page stays blank."
cannot-prove "What the data source holds: the view hierarchy shows that the collection view is there and fits, no more."
next "list-lifecycle"

chapter "Card 9"
entry "ManualCollectionViewController.swift, setupCollectionView(); then configureDataSource() and applySnapshot()"
trigger "Learn, Experiments, More, Manual UIViewController Version; then tap a reminder."
stopping-point "The first line of setupCollectionView(), and its last; then the last of configureDataSource()."
key-variable "collectionView: nil before setupCollectionView(); afterwards it has a superview, constraints and a delegate."
call-stack "viewDidLoad, called by UIKit as it loads the view; the three methods are called by viewDidLoad."
log-category "DataSource"
log-category "Delegate"
log-category "Layout"
lldb "po collectionView as Any"
lldb "po collectionView.delegate"
lldb "po collectionView.superview"
xcode "The view hierarchy shows the collection view in the page's view, with four constraints. The memory graph shows whether a UICollectionViewDiffableDataSource is there."
purple-warning "None is to be expected: a data source that is gone is no leak."
reset "Go back and open the page again: that makes a new controller and a new collection view."
closing-question "The page is blank, and the view hierarchy shows a collection view that fills it: do you look at layout, data source or navigation stack next? Write down the shortest way."
change data-source

choice data-source = held | unheld

type ManualCollectionViewController: UIViewController
  field collectionView
  field dataSource

  on viewDidLoad
    moment before-setup
    expect nil self.collectionView
    predict "viewDidLoad has begun. What is self.collectionView?"
      answer "nil: nobody has made one." when nil self.collectionView
      answer "The one that UIKit made with the view." when alive self.collectionView
    end
    call self.setupCollectionView
    moment after-setup
    expect alive self.collectionView
    call self.configureDataSource
    call self.applySnapshot
  end

  on setupCollectionView
    event "setupCollectionView"
    let layout: UICollectionViewCompositionalLayout
    let collectionView: UICollectionView
    lay out collectionView with layout
    self.collectionView -> collectionView
    add collectionView to view of self
    pin collectionView to edges
    set delegate of collectionView to self
  end

  on configureDataSource
    event "configureDataSource"
    let registration: UICollectionView.CellRegistration
    closure configure (cell, item)
      event "configure" item=(item)
    end
    register ReminderCell as registration with configure
    closure cellProvider [registration -> registration] (collectionView, item)
      dequeue cell with registration
    end
    let dataSource: UICollectionViewDiffableDataSource
    connect dataSource to self.collectionView with cellProvider
    if data-source is held
      self.dataSource -> dataSource
    end
  end

  on applySnapshot
    event "applySnapshot"
    apply buy-groceries, call-dentist to self.dataSource
  end
end

action "More: the version by hand"
  let manual: ManualCollectionViewController
  push manual onto nav
end
expect log "setupCollectionView"
expect alive layout, collectionView, collectionView.delegate, collectionView.superview
expect owner sceneDelegate of collectionView
expect owner sceneDelegate of layout
expect alive collectionView.superview.constraints
expect no cycle

action "The animation ends"
  settle
end
moment shown
expect log "configureDataSource", "applySnapshot", unordered(list.viewWillDisappear, manual.viewWillAppear), unordered(list.viewDidDisappear, manual.viewDidAppear)
expect owner sceneDelegate of collectionView
if data-source is held
  expect log "applySnapshot", cell-1.init, "configure" item=buy-groceries, cell-1.updateConfiguration item=buy-groceries, cell-2.init, "configure" item=call-dentist, cell-2.updateConfiguration item=call-dentist, manual.viewDidAppear
  expect alive collectionView.dataSource
  expect owner sceneDelegate of dataSource
  expect owner sceneDelegate of configure
else
  expect log "configureDataSource", dataSource.deinit, "applySnapshot", manual.viewDidAppear
  expect no log "configure"
  expect released dataSource, cellProvider, configure
end
predict "The page is on screen. What does it show?"
  answer "Two rows." when log "configure" item=buy-groceries, "configure" item=call-dentist
  answer "Nothing: its data source is gone." when released dataSource
  answer "Nothing: nobody applied a snapshot." when alive dataSource and no log "configure"
end

action "Tap the first row, if there is one"
  tap row 0 of collectionView
end
moment selected
if data-source is held
  expect log manual.didSelectItemAt indexPath=0-0
else
  expect no log manual.didSelectItemAt
end

action "Back"
  pop nav
  due collectionView, layout, dataSource, cellProvider, configure
  settle
end
moment left
expect log unordered(manual.viewWillDisappear, list.viewWillAppear), unordered(manual.viewDidDisappear, list.viewDidAppear), manual.deinit
expect released manual, collectionView, layout, dataSource, cellProvider, configure
expect no cycle
if data-source is held
  expect released cell-1, cell-2
end

group "View hierarchy" nav.view, list.view, manual.view, collectionView, layout, cell
group "Data source and its closures" dataSource, registration, configure, cellProvider

"""#
    ),
    (
      name: "modal-lifecycle",
      text: #"""
# A page is presented, the app is minimised and opened again, and the page is dismissed. Whether home
# disappears meanwhile is a matter of the style alone.

scenario modal-lifecycle "Does home disappear when a page is presented over it?"
use pages-app
question "A page is presented over home, and the app is minimised and opened again. Which of that makes home disappear?"
misconception "What presents a page disappears, however it is presented."
misconception "Minimising the app calls viewWillDisappear of the page on screen."
conclusion "Full screen covers home, which disappears and appears again; a page sheet covers nothing, and home is told of neither its coming nor its going. Minimising the app calls no controller at all: what is to happen then belongs into the scene's or the app's own callbacks. Until the animation of dismissing ends, the transition holds the page."
cannot-prove "What the other styles do: over full screen and form sheet have rules of their own."
cannot-prove "When the system ends a minimised app, and whether anybody is called then."
next "interactive-pop"

chapter "Lifecycle methods: present and dismiss"
entry "HomeViewController.swift, the line with present(_:animated:)"
trigger "Present the page, minimise the app, open it again, dismiss the page; then the same in the other style."
stopping-point "HomeViewController.viewWillDisappear(_:): reached in one style and not in the other."
key-variable "modal.modalPresentationStyle: .fullScreen, or .automatic, which is a page sheet."
key-variable "modal.presentingViewController: the navigation controller, not home, which called present."
call-stack "viewWillDisappear below the presentation's frames; after minimising the app it is not reached."
log-category "Lifecycle"
lldb "po modal.modalPresentationStyle.rawValue"
lldb "po modal.presentingViewController"
lldb "breakpoint set -r HomeViewController.viewWillDisappear"
xcode "While it is presented: UINavigationController's presentedViewController leads to ModalViewController, and a UIPresentationController stands between them. After dismissing, neither is there."
purple-warning "None is to be expected."
reset "Dismiss the page: a page that is still presented belongs to the round before, and home cannot present another."
erratum "The chapter lists minimising the app among what calls viewWillDisappear. It does not: between minimised and reopened no controller is called, in either style."
erratum "The chapter has the presenter disappear at every presentation. Played with style=sheet, home gets no callback from presenting to dismissed."
closing-question "A page refreshes its list in viewWillAppear, and a sheet over it changes the data. Why is the list old after the sheet has gone, and who should tell it?"
change style

choice style = full-screen | sheet

type ModalViewController: UIViewController
end

moment shown
expect log home.init, home.loadView, home.viewDidLoad, home.viewWillAppear, home.viewDidAppear
expect owner sceneDelegate of home

action "Present the page"
  let modal: ModalViewController
  if style is full-screen
    present modal from home
  else
    present modal from home as sheet
  end
  moment presenting
end
if style is full-screen
  expect log modal.init, modal.loadView, modal.viewDidLoad, unordered(home.viewWillDisappear, modal.viewWillAppear)
else
  expect log modal.init, modal.loadView, modal.viewDidLoad, modal.viewWillAppear
  expect no log home.viewWillDisappear
end
expect no log modal.viewDidAppear, home.viewDidDisappear
expect owner sceneDelegate of modal

action "The animation ends"
  settle
end
moment presented
if style is full-screen
  expect log unordered(home.viewDidDisappear, modal.viewDidAppear)
else
  expect log modal.viewDidAppear
  expect no log home.viewDidDisappear
end
expect alive modal.presentingViewController
expect owner sceneDelegate of modal
expect owner sceneDelegate of home
predict "The page is presented, and the animation is over. Has home disappeared?"
  answer "Yes: the page covers it." when log home.viewDidDisappear
  answer "No: it is still seen behind the page." when no log home.viewDidDisappear
end

action "Minimise the app"
  send app to background
end
moment minimised
expect log "the app goes to the background"
expect no log modal.viewWillDisappear, modal.viewDidDisappear, home.viewWillDisappear, home.viewDidDisappear
expect owner sceneDelegate of modal
predict "The app is minimised. Which controller is told?"
  answer "The page on screen: viewWillDisappear, viewDidDisappear." when log modal.viewWillDisappear, modal.viewDidDisappear
  answer "Home alone, which presented it." when log home.viewWillDisappear
  answer "None." when no log modal.viewWillDisappear, home.viewWillDisappear
end

action "Open the app again"
  bring app to foreground
end
moment reopened
expect log "the app comes to the foreground"
expect no log modal.viewWillAppear, modal.viewDidAppear, home.viewWillAppear, home.viewDidAppear

action "Dismiss the page"
  dismiss modal
end
moment dismissing
if style is full-screen
  expect log unordered(modal.viewWillDisappear, home.viewWillAppear)
else
  expect log modal.viewWillDisappear
  expect no log home.viewWillAppear
end
expect no log modal.viewDidDisappear, modal.deinit
expect temporarily-held modal

action "The animation of dismissing ends"
  settle
end
moment dismissed
if style is full-screen
  expect log unordered(modal.viewDidDisappear, home.viewDidAppear), modal.deinit
else
  expect log modal.viewDidDisappear, modal.deinit
  expect no log home.viewDidAppear
end
expect no log home.loadView, home.viewDidLoad
expect released modal
expect owner sceneDelegate of home
expect no cycle
predict "The page was dismissed, and the animation is over. Has home appeared again?"
  answer "Yes, and it has loaded its view for that." when log home.viewDidLoad, home.viewDidAppear
  answer "Yes: it was covered, and is seen again." when log home.viewDidAppear and no log home.viewDidLoad
  answer "It has not been told: it was seen all the time." when no log home.viewDidAppear
end

group "Presented page" nav.presentedViewController, nav.presentedViewController.presentationController

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

group "Notification center, token and block" notificationCenter, token, block

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

group "Navigation stack" nav, nav.viewControllers
group "View hierarchy" nav.view, home.view

"""#
    ),
    (
      name: "presentation",
      text: #"""
# Show, push and present: which container does Detail stand in, and who holds it?

scenario presentation "Which stack does Detail stand in?"
use reminders-app with capture = weak, presentation = show | push | present, save = plain, handler-capture = weak, list-keeps-detail = no, content = none, mode = full-apply, reloaded-cell = new
question "Does a presented Detail stand in the navigation stack that List stands in?"
misconception "Show is another word for push."
misconception "Push and present differ in their animation only."
conclusion "Show adapts: inside a navigation controller it pushes, as push does. A presented Detail is the root of a navigation controller of its own, which the one of List presents; List's stack gains nothing. The first two are left with pop, the third with dismiss."
cannot-prove "What show does elsewhere: in a split view, or where there is no navigation controller, it does something else."
cannot-prove "That a presented page needs a navigation controller: this app wraps it in one, UIKit does not ask for it."
next "modal-lifecycle"

chapter "Card 7"
entry "ReminderListViewController.swift, openDetail(for:using:): the switch over presentationMode at its end"
trigger "Open Detail with Show and go back; the same with Push, and with Present."
stopping-point "The line before that switch; then ReminderDetailViewController.viewDidAppear(_:)."
key-variable "navigationController?.viewControllers: the stack that Detail stands in. navigationController?.presentingViewController: nil unless it was presented."
call-stack "openDetail(for:using:), called by the app's own menu or by didSelectItemAt."
log-category "NavStack"
log-category "Lifecycle"
lldb "frame variable presentationMode"
lldb "po navigationController?.viewControllers"
lldb "po self.navigationController?.presentingViewController"
xcode "Pushed: one UINavigationController that leads to List and Detail. Presented: two, the second leads to Detail, and a UIPresentationController stands between them."
purple-warning "None is to be expected."
erratum "In Present mode the text has List disappear and appear again, whatever the style. The style that UIKit takes by default is a page sheet, and below a sheet List stays on screen: none of its callbacks come. modal-lifecycle shows both styles."
reset "Leave Detail before the next round: a page that is still presented belongs to the round before."
closing-question "A page came in from the right, and it is not in the navigation stack: do you believe the animation or the container, and how do you make sure?"
change presentation

print stack of nav
moment list-shown
expect log "printNavigationStack" viewControllers=list

action "Open Detail"
  call list.openDetail
  settle
end
print stack of nav
if presentation is present
  print stack of detailNav
end
moment detail-open
if presentation is present
  expect log "openDetail", detail.viewDidAppear, "printNavigationStack" viewControllers=list, "printNavigationStack" viewControllers=detail
  expect no log list.viewWillDisappear
  expect alive nav.presentedViewController, detailNav.presentingViewController
  expect nil nav.presentingViewController
  expect owner sceneDelegate of detailNav
else
  expect nil nav.presentedViewController, nav.presentingViewController
  expect log "openDetail", unordered(list.viewDidDisappear, detail.viewDidAppear), "printNavigationStack" viewControllers="list, detail"
end
expect owner sceneDelegate of detail
predict "Detail is on screen. Which stack does it stand in?"
  answer "In that of List, on top of it." when log "printNavigationStack" viewControllers="list, detail"
  answer "In one of its own, which List's navigation controller presents." when log "printNavigationStack" viewControllers=detail and alive detailNav.presentingViewController
end

action "Back"
  call detail.leave
  due onSave
  settle
end
print stack of nav
moment returned
if presentation is present
  expect log "about to dismiss", detail.viewWillDisappear, detail.viewDidDisappear, detailNav.deinit, detail.deinit, "printNavigationStack" viewControllers=list
  expect released detailNav
  expect nil nav.presentedViewController
else
  expect log "about to popViewController", unordered(detail.viewWillDisappear, list.viewWillAppear), unordered(detail.viewDidDisappear, list.viewDidAppear), detail.deinit, "printNavigationStack" viewControllers=list
end
expect released detail, onSave
expect owner sceneDelegate of list

"""#
    ),
    (
      name: "reminders-app",
      text: #"""
# The app of the lab: List shows reminders, opens Detail, and hands it a closure for what was saved.
# Each experiment uses it, and leaves open the choices that it is about.

scenario reminders-app "The reminders app"

# How onSave captures List.
choice capture = weak | strong | unowned
choice presentation = show | push | present
# How Save reaches saveReminder; plain has no buttons, and the experiment calls it.
choice save = plain | target-action | ui-action
# How the handler of the UIAction captures Detail.
choice handler-capture = weak | strong
# Whether List keeps the Detail that it opened: yes is strongly, in other words.
choice list-keeps-detail = no | yes | strongly | weakly
# What List shows: nothing, identifiers, or titles that are looked up.
choice content = none | identifiers | titles
# How a changed title gets into its cell, and whether a reload takes another cell.
choice mode = full-apply | reload | reconfigure
choice reloaded-cell = new | same

type SceneDelegate: UIResponder
  field window
end

type ReminderCell: UICollectionViewListCell
end

type ReminderListViewController: UICollectionViewController
  field dataSource
  field currentDetail
  field reminders[]
  field starredTitle = "Buy groceries*"

  on loadView
    event "loadView before super"
    super
    event "loadView after super"
  end

  on viewDidLoad
    if content is not none
      call self.configureDataSource
      call self.applyCurrentSnapshot
    end
    if content is identifiers
      apply buy-groceries, call-dentist, file-report, pay-taxes to self.dataSource
    else if content is titles
      apply buy-groceries, call-dentist to self.dataSource
    end
  end

  on configureDataSource
    let registration: UICollectionView.CellRegistration
    closure configure (cell, item)
      if content is titles
        event "configure" item=(item) title=(item.title)
      else
        event "configure" item=(item)
      end
    end
    register ReminderCell as registration with configure
    closure cellProvider [registration -> registration] (collectionView, item)
      dequeue cell with registration
    end
    let dataSource: UICollectionViewDiffableDataSource
    connect dataSource to self.collectionView with cellProvider
    self.dataSource -> dataSource
  end

  on applyCurrentSnapshot
    event "applyCurrentSnapshot"
  end

  on didSelectItemAt
    identify tapped row in self.dataSource
    call self.openDetail
  end

  on openDetail
    event "openDetail"
    let detail: ReminderDetailViewController
    closure onSave [list -[capture]-> self]
      event "onSave closure"
      moment saving
      call list.update
    end
    detail.onSave -> onSave
    if list-keeps-detail is yes or strongly
      self.currentDetail -> detail
    else if list-keeps-detail is weakly
      self.currentDetail ~> detail
    end
    if presentation is show
      show detail from self
    else if presentation is push
      push detail onto nav
    else
      let detailNav: UINavigationController
      push detail onto detailNav
      present detailNav from self as sheet
    end
  end

  on runSnapshotExperiment
    if mode is full-apply
      event "runSnapshotExperiment" mode=full-apply
    else if mode is reload
      event "runSnapshotExperiment" mode=reload
    else
      event "runSnapshotExperiment" mode=reconfigure
    end
    event "update(_:with:)" old=(buy-groceries.title) new=(self.starredTitle)
    buy-groceries.title = (self.starredTitle)
    call self.applyCurrentSnapshot
    if mode is full-apply
      apply buy-groceries, call-dentist to self.dataSource
    else if mode is reload
      event "reloadItems" items=buy-groceries
      if reloaded-cell is new
        apply buy-groceries, call-dentist to self.dataSource reloading buy-groceries
      else
        apply buy-groceries, call-dentist to self.dataSource reloading buy-groceries in place
      end
    else
      event "reconfigureItems" items=buy-groceries
      apply buy-groceries, call-dentist to self.dataSource reconfiguring buy-groceries
    end
  end

  on update
    event "update(_:with:)" old="Buy groceries" new="Buy oat milk"
    call self.applyCurrentSnapshot
  end
end

type ReminderDetailViewController: UIViewController
  field onSave

  on viewDidLoad
    if save is not plain
      call self.setupNavigation
      call self.setupForm
    end
  end

  on setupNavigation
    let saveItem: UIBarButtonItem
    set right item of self to saveItem
    if save is target-action
      set target of saveItem to self.saveReminder
    else
      let saveAction: UIAction
      closure saveHandler [self -[handler-capture]-> self]
        event "UIAction closure received button tap"
        call self.saveReminder
      end
      set handler of saveAction to saveHandler
      set primary action of saveItem to saveAction
    end
    if presentation is present
      let cancelItem: UIBarButtonItem
      set left item of self to cancelItem
      set target of cancelItem to self.leave
    end
  end

  on setupForm
    let exampleButton: UIButton
    add target self.useExampleTitle to exampleButton
    add exampleButton to view of self
  end

  on useExampleTitle
    event "useExampleTitle"
  end

  on saveReminder
    event "saveReminder" rawText="Buy oat milk " titleToSave="Buy oat milk"
    event "saveReminder about to call onSave"
    call self.onSave
    call self.leave
    due self.onSave
  end

  on deinit
    event "ReminderDetailViewController deinit - detail controller released"
  end

  on leave
    if presentation is present
      event "about to dismiss"
      dismiss self
    else
      event "about to popViewController"
      pop nav
    end
  end
end

root sceneDelegate: SceneDelegate
let window: UIWindow
let nav: UINavigationController
let list: ReminderListViewController
if content is titles
  let buy-groceries: Reminder
  let call-dentist: Reminder
  buy-groceries.title = "Buy groceries"
  call-dentist.title = "Call the dentist"
  list.reminders[] -> buy-groceries
  list.reminders[] -> call-dentist
end
sceneDelegate.window -> window
push list onto nav
set root of window to nav

group "Navigation stack" nav, nav.viewControllers
group "Presented container" nav.presentedViewController, nav.presentedViewController.viewControllers, nav.presentedViewController.presentationController

"""#
    ),
    (
      name: "reminders",
      text: #"""
# List opens Detail and hands it an onSave closure. Detail saves and goes away, or does it?

scenario reminders "Does the reminder page go away after Save?"
use reminders-app with list-keeps-detail = no | yes, save = plain, handler-capture = weak, content = none, mode = full-apply, reloaded-cell = new
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

type LoginViewController: UIViewController
end

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

group "Closure and its captures" onSave, onSave.list

"""#
    ),
    (
      name: "save-action",
      text: #"""
# Save is tapped. UIKit calls the app, by target and action or through a UIAction; then the app calls
# its own closure. The item that holds a UIAction holds what its handler captured.

scenario save-action "Who calls saveReminder, and what does the button keep?"
use reminders-app with capture = weak, presentation = show | present, save = target-action | ui-action, handler-capture = weak | strong, list-keeps-detail = no, content = none, mode = full-apply, reloaded-cell = new
question "Which of saveReminder and onSave is called by UIKit, and does Detail go once it has saved?"
misconception "All closures are callbacks of the system."
misconception "A button retains its target."
conclusion "UIKit calls saveReminder or the handler of the UIAction; onSave is called by Detail's own code. A target is not retained. A UIAction is, with its handler: one that captures Detail strongly closes the circle from Detail over its navigation item and item, and Detail leaks."
cannot-prove "How the document's app captures Detail in the handler of its UIAction: it does not say."
cannot-prove "How long a tap takes: a breakpoint changes the timing of what it interrupts."
next "save-return"

chapter "Card 3"
entry "ReminderDetailViewController.swift, saveReminder(); beside it the two branches of setupNavigation()"
trigger "Open Buy groceries, tap Use Example Title, then Save."
stopping-point "The first line of saveReminder(); from there, step into onSave(titleToSave)."
key-variable "rawText and titleToSave in saveReminder(): what was typed, and what is saved of it."
call-stack "With target and action: UIKit's frames that send an action, then saveReminder. With a UIAction: those that run a handler, then the closure, then saveReminder. Under onSave stands saveReminder, the app's own."
log-category "Action"
log-category "Closure"
log-category "Snapshot"
lldb "bt"
lldb "po textField.text"
lldb "frame variable rawText editedTitle titleToSave"
xcode "With a UIAction and a strong capture, after Detail has left: ReminderDetailViewController, UINavigationItem, UIBarButtonItem, UIAction and the closure in a circle."
purple-warning "To be expected with a UIAction and a strong capture: nothing reaches the circle any more. In the other settings, none."
reset "Stop the app and run it again: the title and the way of saving are as at first."
closing-question "The log has saveReminder, and no onSave closure: on which line do you break next, and which value do you look at?"
change save
change handler-capture

action "Open Buy groceries"
  call list.openDetail
  settle
end
moment detail-open
expect log "openDetail", detail.init, detail.viewDidLoad, detail.viewDidAppear
expect owner sceneDelegate of exampleButton
expect alive exampleButton.allTargets
expect owner sceneDelegate of saveItem
if save is target-action
  expect alive saveItem.target
  expect no cycle
else
  expect owner sceneDelegate of saveHandler
  if handler-capture is strong
    expect cycle detail detail.navigationItem saveItem saveAction saveHandler
  else
    expect no cycle
  end
end
if presentation is present
  expect owner sceneDelegate of cancelItem
  expect alive cancelItem.target
end

action "Tap Use Example Title"
  tap exampleButton
end
action "Tap Save"
  tap saveItem
end
if save is target-action
  expect log "useExampleTitle", "saveReminder" rawText="Buy oat milk " titleToSave="Buy oat milk", "saveReminder about to call onSave", "onSave closure"
  expect no log "UIAction closure received button tap"
else
  expect log "useExampleTitle", "UIAction closure received button tap", "saveReminder" rawText="Buy oat milk " titleToSave="Buy oat milk", "saveReminder about to call onSave", "onSave closure"
end
expect alive detail, list
predict "Execution stands in the onSave closure. Whose code called it?"
  answer "The app's own: Detail's saveReminder." when log detail.saveReminder, "saveReminder about to call onSave", "onSave closure"
  answer "UIKit, since a button was tapped: saveReminder is yet to come." when no log detail.saveReminder
end

action "The animation ends"
  due detail.navigationItem, saveItem, exampleButton
  if save is ui-action
    due saveAction, saveHandler
  end
  if presentation is present
    due cancelItem
  end
  settle
end
moment returned
if presentation is present
  expect log "update(_:with:)" old="Buy groceries" new="Buy oat milk", "applyCurrentSnapshot", "about to dismiss", detail.viewWillDisappear, detail.viewDidDisappear
else
  expect log "update(_:with:)" old="Buy groceries" new="Buy oat milk", "applyCurrentSnapshot", "about to popViewController", unordered(detail.viewWillDisappear, list.viewWillAppear), unordered(detail.viewDidDisappear, list.viewDidAppear)
end
if save is ui-action and handler-capture is strong
  expect leaked detail, onSave, detail.navigationItem, saveItem, saveAction, saveHandler, exampleButton
  expect cycle detail detail.navigationItem saveItem saveAction saveHandler
  expect no log detail.deinit
else
  expect released detail, onSave, saveItem, exampleButton
  expect log detail.deinit
  expect no cycle
  if save is ui-action
    expect released saveAction, saveHandler
  end
end
predict "Detail has saved and left. What has become of it?"
  answer "It is released, with its items." when released detail, saveItem
  answer "It leaks: its item holds a handler that holds it." when leaked detail and cycle detail detail.navigationItem saveItem saveAction saveHandler
  answer "The item is a permanent owner of it." when abandoned detail
end

if presentation is present
  action "Open it again"
    call list.openDetail
    settle
  end
  action "Tap Cancel"
    tap cancelItem
    settle
  end
  moment cancelled
  expect log detail.init, detail.viewDidAppear, "about to dismiss", detail.viewWillDisappear, detail.viewDidDisappear
  expect no log "saveReminder", "onSave closure", "update(_:with:)"
  if save is ui-action and handler-capture is strong
    expect leaked detail
    expect no log detail.deinit
  else
    expect released detail
    expect log detail.deinit
  end
end

group "Save button and its action" saveItem, saveAction, saveHandler
group "View hierarchy" nav.view, list.view, detailNav.view, detail.view, exampleButton

"""#
    ),
    (
      name: "save-return",
      text: #"""
# From Save back to List, and what comes when: the closure, the snapshot, the transition, deinit.

scenario save-return "What comes first: the list's update, the way back, or deinit?"
use reminders-app with capture = weak | strong, presentation = show | push | present, save = target-action, handler-capture = weak, list-keeps-detail = no, content = none, mode = full-apply, reloaded-cell = new
question "Is the list updated before the animation back or after it, and does List's viewDidLoad come again?"
misconception "Going back makes List anew."
misconception "A Detail whose deinit has not come right after the pop leaks."
conclusion "The closure, the update and the snapshot come before the transition begins. List is the instance that it was. The transition holds Detail for a while, so that deinit comes after it: its absence right after the pop proves nothing."
cannot-prove "How the disappearing of Detail and the appearing of List interleave: no document fixes it."
cannot-prove "That what was saved is on a disk: this app has no storage."
next "closure-capture"

chapter "Card 4"
entry "ReminderListViewController.swift, openDetail(for:using:): its onSave closures, and update(_:with:updateMode:), which they call"
trigger "Open the first reminder, tap Use Example Title and Save, and touch nothing more."
stopping-point "self?.update(...) in the onSave closure, or self.update(...) where it captures strongly."
key-variable "editedTitle: what was saved. self?.navigationController?.viewControllers: Detail is still among them."
call-stack "The onSave closure, saveReminder, then UIKit's frames that send an action."
log-category "Closure"
log-category "Snapshot"
log-category "NavStack"
log-category "Lifecycle"
log-category "Memory"
lldb "bt"
lldb "frame variable editedTitle"
lldb "po self?.navigationController?.viewControllers"
xcode "Paused in the transition: ReminderDetailViewController, held by UIKit's transition alone. Paused after it: none."
purple-warning "None is to be expected."
erratum "In Present mode the text has List disappear and appear again, whatever the style. The style that UIKit takes by default is a page sheet, and below a sheet List stays on screen: none of its callbacks come. modal-lifecycle shows both styles."
reset "Clear the log, and run the app again."
closing-question "List shows the new title, and Detail's deinit never comes: log, call stack or memory graph, which first, and what can each rule out?"
change presentation
change capture

action "Open a reminder"
  call list.openDetail
  settle
end
moment detail-open
expect log "openDetail", detail.init, detail.viewDidLoad, detail.viewDidAppear
expect owner sceneDelegate of detail
expect no cycle

action "Tap Save"
  tap saveItem
end
expect log "saveReminder" rawText="Buy oat milk " titleToSave="Buy oat milk", "saveReminder about to call onSave", "onSave closure"
expect no log "update(_:with:)", detail.viewWillDisappear
expect alive detail

moment leaving
if presentation is present
  expect log "update(_:with:)" old="Buy groceries" new="Buy oat milk", "applyCurrentSnapshot", "about to dismiss", detail.viewWillDisappear
  expect no log list.viewWillAppear
else
  expect log "update(_:with:)" old="Buy groceries" new="Buy oat milk", "applyCurrentSnapshot", "about to popViewController", unordered(detail.viewWillDisappear, list.viewWillAppear)
end
expect no log detail.deinit
expect temporarily-held detail, onSave
predict "The animation back has begun. Has the list been updated, and is Detail released?"
  answer "The list is updated, and Detail is held for the animation." when log "applyCurrentSnapshot" and temporarily-held detail
  answer "The list is updated, and Detail is released." when log "applyCurrentSnapshot" and released detail
  answer "Neither: both wait for the animation to end." when no log "applyCurrentSnapshot"
end

action "The animation ends"
  settle
end
moment returned
if presentation is present
  expect log detail.viewDidDisappear, detail.deinit
  expect no log list.viewDidAppear
else
  expect log unordered(detail.viewDidDisappear, list.viewDidAppear), detail.deinit
end
expect no log list.init, list.viewDidLoad
expect released detail, onSave
expect owner sceneDelegate of list
expect no cycle
predict "List is back. Did it load its view again, and is Detail gone?"
  answer "It did not, and Detail is released." when no log list.viewDidLoad and released detail
  answer "It did not, and Detail leaks." when no log list.viewDidLoad and leaked detail
  answer "It did: a page that comes back is made anew." when log list.viewDidLoad
end

"""#
    ),
    (
      name: "selection",
      text: #"""
# A tap on a row: where the row stands is one thing, which reminder stands there is another.

scenario selection "Which reminder does a tap open?"
use reminders-app with capture = weak, presentation = show, save = plain, handler-capture = weak, list-keeps-detail = no, content = identifiers, mode = full-apply, reloaded-cell = new
question "You tap the second row. Which reminder is that, once a filter is on?"
misconception "didSelectItemAt makes the cell."
misconception "The index path is the reminder's identity."
conclusion "The collection view tells its delegate where the tap was: a place in the snapshot of that moment. The data source says which reminder stands there. A filter moves reminders to other places, and their identifiers stay. Then the app's own openDetail makes Detail."
cannot-prove "What UIKit's own frames between the touch and didSelectItemAt are called: they are private and change."
next "cell-reuse"

chapter "Card 2"
entry "ReminderListViewController.swift, collectionView(_:didSelectItemAt:)"
trigger "In the list as it is at first, tap Buy groceries. Then choose another filter, and tap the same place."
stopping-point "The first line of collectionView(_:didSelectItemAt:); step over dataSource.itemIdentifier(for:)."
key-variable "indexPath: where. dataSource.itemIdentifier(for: indexPath): which reminder."
call-stack "UIKit's frames of UICollectionView, then didSelectItemAt; openDetail is called by it, and is the app's."
log-category "Delegate"
log-category "Detail"
log-category "Lifecycle"
lldb "bt"
lldb "frame variable indexPath"
lldb "po dataSource.itemIdentifier(for: indexPath)"
xcode "UICollectionView leads weakly to its delegate, List, and to its data source, which List holds."
purple-warning "None is to be expected."
reset "Go back to List and clear the log; choose All again."
closing-question "didSelectItemAt was called, and the wrong reminder opened: do you look at the touch, the index path or the identifier first, and why?"
change filter

choice filter = unfiltered | today | future

moment launch
expect log list.init, list.viewDidLoad, "applyCurrentSnapshot", list.dataSource.apply
expect log cell-1.init, "configure" item=buy-groceries, cell-1.updateConfiguration item=buy-groceries
expect log cell-2.init, "configure" item=call-dentist, cell-2.updateConfiguration item=call-dentist
expect log cell-3.init, "configure" item=file-report, cell-3.updateConfiguration item=file-report
expect log cell-4.init, "configure" item=pay-taxes, cell-4.updateConfiguration item=pay-taxes, list.viewWillAppear, list.viewDidAppear
expect owner sceneDelegate of list.collectionView
expect owner sceneDelegate of cellProvider
expect owner sceneDelegate of configure
expect alive list.collectionView.delegate, list.collectionView.dataSource
expect no cycle

action "Choose a filter"
  closure setFilter [list ~> list]
    if filter is unfiltered
      event "setFilter" filter=unfiltered
      call list.applyCurrentSnapshot
      apply buy-groceries, call-dentist, file-report, pay-taxes to list.dataSource
    else if filter is today
      event "setFilter" filter=today
      call list.applyCurrentSnapshot
      apply call-dentist, file-report to list.dataSource
    else
      event "setFilter" filter=future
      call list.applyCurrentSnapshot
      apply pay-taxes, buy-groceries to list.dataSource
    end
  end
  call setFilter
end
moment filtered
if filter is unfiltered
  expect log "setFilter" filter=unfiltered, "applyCurrentSnapshot", list.dataSource.apply
else if filter is today
  expect log "setFilter" filter=today, "applyCurrentSnapshot", list.dataSource.apply
else
  expect log "setFilter" filter=future, "applyCurrentSnapshot", list.dataSource.apply
end
expect no log "configure", cell-1.prepareForReuse, cell-4.prepareForReuse
expect owner sceneDelegate of cell-1
expect owner sceneDelegate of cell-2
expect owner sceneDelegate of cell-3
expect owner sceneDelegate of cell-4

action "Tap the second row"
  tap row 1 of list.collectionView
  settle
end
moment detail-open
if filter is unfiltered
  expect log list.didSelectItemAt indexPath=0-1, "itemIdentifier(for:)" indexPath=0-1 item=call-dentist
else if filter is today
  expect log list.didSelectItemAt indexPath=0-1, "itemIdentifier(for:)" indexPath=0-1 item=file-report
else
  expect log list.didSelectItemAt indexPath=0-1, "itemIdentifier(for:)" indexPath=0-1 item=buy-groceries
end
expect log list.didSelectItemAt, "itemIdentifier(for:)", "openDetail", detail.init, detail.loadView, detail.viewDidLoad, unordered(list.viewDidDisappear, detail.viewDidAppear)
expect owner sceneDelegate of detail
predict "The second row was tapped. Which reminder did the data source name?"
  answer "Call the dentist" when log "itemIdentifier(for:)" item=call-dentist
  answer "File the report" when log "itemIdentifier(for:)" item=file-report
  answer "Buy groceries" when log "itemIdentifier(for:)" item=buy-groceries
end
predict "What came first?"
  answer "The delegate was told; then the app made Detail." when log list.didSelectItemAt, detail.init
  answer "Detail was made; then the delegate was told." when log detail.init, list.didSelectItemAt
end

group "Collection view and its cells" list.collectionView, cell
group "Data source and its closures" dataSource, registration, configure, cellProvider

"""#
    ),
    (
      name: "snapshot-updates",
      text: #"""
# The title of one reminder changes. Three ways to tell the collection view, and what each comes to.

scenario snapshot-updates "Which update shows the new title?"
use reminders-app with capture = weak, presentation = show, save = plain, handler-capture = weak, list-keeps-detail = no, content = titles, mode = full-apply | reload | reconfigure, reloaded-cell = new | same
question "Only the title of a reminder changed. Does applying the snapshot again show it, and must there be another cell?"
misconception "A full apply makes all cells anew."
misconception "Reload and reconfigure are two names for one thing."
misconception "What a snapshot holds is the latest data."
conclusion "A snapshot says which items there are, by identifier: with the same identifiers a full apply changes nothing, and the old title stays. Reload and reconfigure have the cell configured, with the title that is looked up by the identifier. Reconfigure keeps the cell; reload may put another in its place."
cannot-prove "How often the system configures a cell, and which cell it takes for a reload: that is its own affair."
cannot-prove "What an update costs: the log shows what was asked for."
next "manual-collection-view"

chapter "Card 6"
entry "ReminderListViewController.swift, runSnapshotExperiment(_:); then applyCurrentSnapshot(reconfiguring:reloading:)"
trigger "Learn, Experiments, Snapshot: Full Apply. Restart, Reload Item. Restart, Reconfigure Item."
stopping-point "The first lines of runSnapshotExperiment(_:) and of applyCurrentSnapshot(reconfiguring:reloading:)."
key-variable "remindersToReload and remindersToReconfigure: which items are marked, if any."
call-stack "The menu's action, runSnapshotExperiment, update(_:with:updateMode:), applyCurrentSnapshot: the app's own code."
log-category "Snapshot"
log-category "Cell"
lldb "frame variable updateMode"
lldb "po dataSource.snapshot().itemIdentifiers"
lldb "frame variable remindersToReconfigure remindersToReload"
xcode "The cells that the collection view holds: as many as before or, after a reload in another cell, one more."
purple-warning "None is to be expected."
reset "Stop the app and run it again after each mode: titles collect a star, and clearing the log takes none away."
closing-question "Only whether a reminder was read has changed, neither its identity nor its place: full apply, reload or reconfigure, and what else would you test?"
change mode
change reloaded-cell

type ExperimentMenu: UIMenu
  field list weak

  on run
    call self.list.runSnapshotExperiment
  end
end

moment shown
expect log list.viewDidLoad, "applyCurrentSnapshot", cell-1.init, "configure" item=buy-groceries title="Buy groceries", cell-1.updateConfiguration item=buy-groceries, cell-2.init, "configure" item=call-dentist title="Call the dentist", cell-2.updateConfiguration item=call-dentist, list.viewWillAppear
expect owner sceneDelegate of cell-1

root menu: ExperimentMenu
menu.list ~> list
action "Change the title"
  call menu.run
end
moment updated
expect log "update(_:with:)" old="Buy groceries" new="Buy groceries*", "applyCurrentSnapshot", list.dataSource.apply
expect no log "configure" item=call-dentist
expect owner sceneDelegate of cell-1
if mode is full-apply
  expect log "runSnapshotExperiment" mode=full-apply, "update(_:with:)"
  expect no log "reloadItems", "reconfigureItems", "configure", cell-1.updateConfiguration
else if mode is reload and reloaded-cell is new
  expect log "runSnapshotExperiment" mode=reload, "applyCurrentSnapshot", "reloadItems" items=buy-groceries, cell-3.init, "configure" item=buy-groceries title="Buy groceries*", cell-3.updateConfiguration item=buy-groceries
  expect no log "reconfigureItems", cell-1.prepareForReuse, cell-1.updateConfiguration
else if mode is reload
  expect log "runSnapshotExperiment" mode=reload, "applyCurrentSnapshot", "reloadItems" items=buy-groceries, cell-1.prepareForReuse, "configure" item=buy-groceries title="Buy groceries*", cell-1.updateConfiguration item=buy-groceries
  expect no log "reconfigureItems"
else
  expect log "runSnapshotExperiment" mode=reconfigure, "applyCurrentSnapshot", "reconfigureItems" items=buy-groceries, "configure" item=buy-groceries title="Buy groceries*", cell-1.updateConfiguration item=buy-groceries
  expect no log "reloadItems", cell-1.prepareForReuse
end
predict "The title has changed in the model. What came of it on screen?"
  answer "Nothing: no cell was configured." when no log "configure"
  answer "The cell that was there was configured again." when log "configure" and log cell-1.updateConfiguration and no log cell-1.prepareForReuse
  answer "The cell that was there began again, and was configured." when log cell-1.prepareForReuse, "configure", cell-1.updateConfiguration
  answer "Another cell was configured in its place." when log "configure" and no log cell-1.updateConfiguration
end

list.starredTitle = "Buy groceries**"
action "Change the title again"
  call menu.run
end
moment again
expect log "update(_:with:)" old="Buy groceries*" new="Buy groceries**", "applyCurrentSnapshot", list.dataSource.apply
expect owner sceneDelegate of cell-1
expect no log "configure" item=call-dentist
if mode is full-apply
  expect no log "configure"
else if mode is reload
  expect log "reloadItems", cell-1.prepareForReuse, "configure" item=buy-groceries title="Buy groceries**", cell-1.updateConfiguration item=buy-groceries
else
  expect log "reconfigureItems", "configure" item=buy-groceries title="Buy groceries**", cell-1.updateConfiguration item=buy-groceries
  expect no log cell-1.prepareForReuse
end

group "Collection view and its cells" list.collectionView, cell
group "Data source and its closures" dataSource, registration, configure, cellProvider

"""#
    ),
    (
      name: "swiftui-app",
      text: #"""
# The app of the SwiftUI scenarios: a window, a hosting controller, and a view that counts taps.

scenario swiftui-app "A window with a hosting controller"

type SceneDelegate: UIResponder
  field window
end

type CounterView: View
  field count  # @State private var count = 0
  on body
    state self.count with 0
    event "count" value=(self.count.wrappedValue)
  end
end

root sceneDelegate: SceneDelegate
let window: UIWindow
sceneDelegate.window -> window
let host: UIHostingController

"""#
    ),
    (
      name: "swiftui-dependency",
      text: #"""
# Which bodies run when a parent's body runs, and when one property of an object changes.

scenario swiftui-dependency "Whose body runs again?"
use swiftui-app
question "A screen ticks; then one property of the user changes, of whom only the name is shown. Whose bodies run each time?"
misconception "A parent's body that runs makes the bodies of all its children run."
misconception "SwiftUI knows for every model which of its properties a body has read."
conclusion "A child's body runs where an input of it changed or something that it depends on. A value is compared by value, an object by identity, and a closure counts as changed, unless the child is equatable and compares without it; then it keeps the closure that it has. An ObservableObject tells its observers that it changes, not what: each of them runs its body, whatever property it was. An Observable object is watched property by property. So what changes fast belongs into a view of its own, which is given no more than it shows."
cannot-prove "That a body which does not run saves time in a real app: measure it."
cannot-prove "That a real SwiftUI compares every input as here: how it compares values and closures is not documented in all cases."
next "swiftui-foreach"

chapter "SwiftUI: dependency"
entry "NameView.swift and BadgeView.swift, body"
trigger "Let the screen tick, then change the user's name, or the age."
stopping-point "NameView.body and BadgeView.body: do they come?"
key-variable "The badge's inputs, and user.name and user.age, before and after."
call-stack "body, then SwiftUI's and AttributeGraph's frames: the setter of the property has returned by then."
log-category "Lifecycle"
lldb "expression Self._printChanges()"
xcode "One user object, which the app keeps. With badge=class, one Badge at a time."
purple-warning "None."
reset "Run the app again: the user is made anew."
erratum "The text says of its own ObservableObject that a view which read only user.name does not update when user.age changes. Played with model=ObservableObject and change=age, its body runs; with model=Observable it does not. The sentence is true of Observable only."
erratum "The text says that a struct updates the child whenever the parent passes it, with equal content too. Played with badge=struct, the badge's body does not run at the tick: values are compared by value."
closing-question "A sensor writes ten times a second into the model that the whole screen observes. What do you move where?"
change badge
change model
change change

choice model = ObservableObject | Observable
choice change = name | age
choice badge = struct | class | closure | equatable

type PublishedUser: ObservableObject  # each value is @Published
  field name = Ann
  field age = 40
end

type ObservableUser: Observable
  field name = Ann
  field age = 40
end

type UserApp
  field user
end

type Badge
end

type NameView: View
  field user
  on body
    if model is ObservableObject
      observed object self.user
    end
    read (self.user.name)
  end
end

type BadgeView: View
  field points = 0
  field style
  field onTap
end

type ScreenView: View
  field user  # in hand, and not observed
  field ticks  # @State private var ticks = 0
  on body
    state self.ticks with 0
    read (self.ticks.wrappedValue)
    place nameView: NameView
    nameView.user -> self.user
    if badge is equatable
      place badge: BadgeView equatable
    else
      place badge: BadgeView
    end
    if badge is class
      let style: Badge
      badge.style -> style
    else
      badge.points = 3
    end
    if badge is closure or equatable
      closure onTap [user -> self.user]
        event "tapped"
      end
      badge.onTap -> onTap
    end
  end
end

root app: UserApp
if model is ObservableObject
  let user: PublishedUser
else
  let user: ObservableUser
end
app.user -> user

set root view of host to screen: ScreenView
screen.user -> app.user
set root of window to host
moment shown
expect log screen.body, nameView.body, badge.body
expect owner app of user

action "The screen ticks"
  ticks.wrappedValue = 1
  settle
end
moment ticked
expect log screen.body
expect no log nameView.body
if badge is class
  expect log screen.body, style-1.deinit, badge.body
  expect released style-1
else if badge is closure
  expect log screen.body, badge.body
  expect released onTap-1
else
  expect no log badge.body
end
if badge is equatable
  expect alive onTap-1
  expect released onTap-2
end

predict "The screen's body ran for its own tick, and passed the same on. Did the badge's run too?"
  answer "No: its inputs are equal to those before." when no log badge.body
  answer "Yes: it was given another object, or a closure, which cannot be compared." when log badge.body
end

action "Change the user"
  if change is name
    user.name = Bob
  else
    user.age = 41
  end
  settle
end
moment changed
expect alive user, nameView, badge
expect no log screen.body, badge.body
if model is Observable and change is age
  expect no log nameView.body
else
  expect log nameView.body
end

predict "One property of the user changed. Did the name's body run?"
  answer "Yes: what it depends on changed, which is the whole user or its name." when log nameView.body
  answer "No: it depends on the name only, and that is as it was." when no log nameView.body
end

group "Views" screen, nameView, badge
group "Closure and its captures" onTap, onTap.user

"""#
    ),
    (
      name: "swiftui-foreach",
      text: #"""
# Rows with a draft each, told apart by their items or by their positions.

scenario swiftui-foreach "Whose draft is it?"
use swiftui-app
question "Each row holds a draft. An item is inserted, or the items change places. Which drafts are still with their items?"
misconception "ForEach over the indices is the same as over the items, as long as the list shows the same."
conclusion "A row is its id. With the item's own id, a row and its draft follow the item wherever it goes. With the index, the row stays where it is, and the draft with it: each item behind an insertion has lost its own draft and shows the one of whatever stood in its place before."
cannot-prove "That the rows of a lazy stack or of a List are all there: what is scrolled away may have no row."
next "swiftui-state-object"

chapter "SwiftUI: ForEach"
entry "ScreenView.swift, the ForEach in body"
trigger "Type into all rows, then insert an item in the middle, or move the last one to the top."
stopping-point "RowView.body, after the change."
key-variable "item and draft, side by side: do they still belong together?"
call-stack "body, then SwiftUI's frames of ForEach and of its list of views."
log-category "Lifecycle"
lldb "expression Self._printChanges()"
xcode "One storage of a draft for each row: with either id, an insertion adds one."
purple-warning "None: nothing leaks with either id."
reset "Run the app again: the items are in their first order, without drafts."
erratum "The text says that after an insertion all rows behind it are destroyed and built anew. Played with id=index and change=insert, the rows stay with their indices and only the last one is new. Each item behind the insertion has lost its own state all the same: the row keeps it, and shows it with another item."
closing-question "Two items have the same name. May the name be their id?"
change id
change change

choice id = index | item
choice change = insert | reorder

type RowView: View
  field draft  # @State private var draft = ""
  field item = ""
  on body
    state self.draft with ""
    event "row" item=(self.item) draft=(self.draft.wrappedValue)
  end
end

type ScreenView: View
  field items  # @State private var items = ["milk", "bread", "eggs"]
  on body
    state self.items with "milk, bread, eggs"
    if id is item
      for each row: RowView in (self.items.wrappedValue) by id
    else
      for each row: RowView in (self.items.wrappedValue) by index
    end
  end
end

set root view of host to screen: ScreenView
set root of window to host
moment shown
expect log screen.body, "row" item=milk draft="", "row" item=bread draft="", "row" item=eggs draft=""
expect owner sceneDelegate of draft

action "Type into each row"
  find row for milk in screen
  row.draft.wrappedValue = milk!
  find row for bread in screen
  row.draft.wrappedValue = bread!
  find row for eggs in screen
  row.draft.wrappedValue = eggs!
  settle
end
moment typed
expect log "row" item=milk draft=milk!, "row" item=bread draft=bread!, "row" item=eggs draft=eggs!
expect no log screen.body

action "Change the items"
  if change is insert
    items.wrappedValue = "milk, tea, bread, eggs"
  else
    items.wrappedValue = "eggs, milk, bread"
  end
  settle
end
moment changed
expect alive row-1, draft-1, row-2, draft-2, row-3, draft-3
if id is item and change is insert
  expect log screen.body, "row" item=tea draft=""
  expect no log "row" item=milk, "row" item=bread, "row" item=eggs
else if id is item
  expect log screen.body
  expect no log "row"
else if change is insert
  expect log screen.body, "row" item=tea draft=bread!, "row" item=bread draft=eggs!, "row" item=eggs draft=""
  expect no log "row" item=milk
else
  expect log screen.body, "row" item=eggs draft=milk!, "row" item=milk draft=bread!, "row" item=bread draft=eggs!
end

predict "The items have changed. What do the eggs show?"
  answer "Their own draft: the row went with the item, and its body had no reason to run." when no log "row" item=eggs
  answer "The draft of another item: the row stayed in its place, and the eggs came to stand there." when log "row" item=eggs draft=milk!
  answer "No draft: for the last place there was no row yet." when log "row" item=eggs draft=""
end

group "Views" screen, row
group "State that SwiftUI keeps" items, draft

"""#
    ),
    (
      name: "swiftui-identity",
      text: #"""
# What makes a view the same view as before, and with it whether its state is kept.

scenario swiftui-identity "Is it the same view as before?"
use swiftui-app
question "A body runs again. Which of its views keep their state, and which begin anew?"
misconception "A view that looks the same keeps its state."
misconception "The same .id() in both branches of an if makes one view of the two."
misconception "A child's body runs whenever its parent's does."
conclusion "A view is the same where its place, its type and its explicit id are. Its state lives exactly as long: another id ends it, and so does the other branch of an if, whatever id the two branches have. Where state begins anew unasked, look at three things: an .id() whose value changes, the ids of a ForEach, and views in two branches of one if."
cannot-prove "When a real SwiftUI lets go of old state: it promises no order among bodies and releases."
next "swiftui-lifetime"

chapter "SwiftUI: identity"
entry "ScreenView.swift, body"
trigger "Tap the counter three times (or put the cursor into the field), then change the value that the screen shows."
stopping-point "CounterView.body, or TextField.body, right after the change."
key-variable "count, or focus: a value that begins anew belongs to another identity."
call-stack "body, then SwiftUI's and AttributeGraph's frames: the framework asks for the body, the app never does."
log-category "Lifecycle"
lldb "expression Self._printChanges()"
xcode "Values of view types are no objects. Look for what they own: the storage of an @State, or an object in an @StateObject, is there once for each identity."
purple-warning "None: state that is let go of leaks nothing."
reset "Run the app again: state begins anew with each launch."
erratum "The text says that one .id() on both branches of an if joins them to one view, so that the focus stays. Played with identity=same-id, field and focus are released as with identity=branches: each branch is a place of its own."
closing-question "A counter resets now and then, and nobody touches it. Which three things do you look at?"
change identity

choice identity = structural | id | branches | same-id

# The parts of SwiftUI that the screen is made of. The field keeps its own focus here.
type TextField: View
  field focus  # @FocusState private var focus
  on body
    focus state self.focus
    event "focus" value=(self.focus.wrappedValue)
  end
end

type Text: View
end

type ScreenView: View
  field value  # @State private var value = 1
  field isEditing  # @State private var isEditing = true
  on body
    if identity is structural
      state self.value with 1
      read (self.value.wrappedValue)  # the counter gets no part of it
      place counter: CounterView
    else if identity is id
      state self.value with 1
      place counter: CounterView with id (self.value.wrappedValue)
    else if identity is branches
      state self.isEditing with true
      if (self.isEditing.wrappedValue) is true
        place field: TextField
      else
        place text: Text
      end
    else
      state self.isEditing with true
      if (self.isEditing.wrappedValue) is true
        place field: TextField with id nameField
      else
        place text: Text with id nameField
      end
    end
  end
end

set root view of host to screen: ScreenView
set root of window to host
moment first
expect owner sceneDelegate of screen
if identity is structural or id
  expect log host.viewDidLoad, screen.body, counter.body, "count" value=0, host.viewWillAppear
  expect owner sceneDelegate of count
else
  expect log host.viewDidLoad, screen.body, field.body, "focus" value=false, host.viewWillAppear
  expect owner sceneDelegate of focus
end

action "Use it"
  if identity is structural or id
    count.wrappedValue = 3
  else
    focus.wrappedValue = true
  end
  settle
end
moment tapped
expect no log screen.body
if identity is structural or id
  expect log counter.body, "count" value=3
else
  expect log field.body, "focus" value=true
end

action "Change what the screen shows"
  if identity is structural or id
    value.wrappedValue = 2
  else
    isEditing.wrappedValue = false
  end
  settle
end
moment changed
if identity is structural
  expect log screen.body
  expect no log counter.body, counter.deinit, count.deinit
  expect owner sceneDelegate of count
else if identity is id
  expect log screen.body, counter.body, "count" value=0
  expect no log "count" value=3
  expect released counter-1, count-1
  expect owner sceneDelegate of count
else
  expect log screen.body, text.body, field.deinit, focus.deinit
  expect released field, focus
end

predict "The body of the screen ran again. What became of the state?"
  answer "It is as it was: the same view stands in the same place." when owner sceneDelegate of count and no log "count" value=0
  answer "It began anew: another id is another view." when log "count" value=0
  answer "It is gone with its view: the other branch is another place, even where the id is the same." when released focus
end

if identity is branches or same-id
  action "Edit again"
    isEditing.wrappedValue = true
    settle
  end
  moment changed-back
  expect log screen.body, field.body, "focus" value=false, text.deinit
  expect no log "focus" value=true
  expect alive field, focus
  expect released text, field-1, focus-1
end

group "Views" screen, counter, field, text
group "State that SwiftUI keeps" value, isEditing, count, focus

"""#
    ),
    (
      name: "swiftui-lifetime",
      text: #"""
# A view that is taken out of the tree, and one that only cannot be seen.

scenario swiftui-lifetime "Does hidden state survive?"
use swiftui-app
question "The counter stands at 3, is hidden and shown again. What does it show?"
misconception "Hiding a view and taking it out of the tree are the same to its state."
conclusion "State lives as long as the identity stands in the tree. An if that drops the view ends it; an opacity of zero does not, since the view is placed all the same: its body has no reason to run, and its state waits."
cannot-prove "That a view which was scrolled out of a lazy stack keeps its state: that is another question."
next "swiftui-dependency"

chapter "SwiftUI: lifetime"
entry "ScreenView.swift, body"
trigger "Tap the counter three times, hide it, show it again."
stopping-point "CounterView.body, when the counter is shown again: does it come?"
key-variable "count: 3 in the identity that stayed, 0 in a new one."
call-stack "body, then SwiftUI's and AttributeGraph's frames."
log-category "Lifecycle"
lldb "expression Self._printChanges()"
xcode "While the counter is hidden, look for the storage of its count: with opacity it is there."
purple-warning "None: nothing leaks in either way."
reset "Run the app again."
closing-question "The count has to survive an if. Where does it have to live?"
change hiding

choice hiding = remove | opacity

type ScreenView: View
  field isHidden  # @State private var isHidden = false
  on body
    state self.isHidden with false
    if hiding is remove
      if (self.isHidden.wrappedValue) is false
        place counter: CounterView
      end
    else
      place counter: CounterView
      read (self.isHidden.wrappedValue)  # .opacity(isHidden ? 0 : 1)
    end
  end
end

set root view of host to screen: ScreenView
set root of window to host
moment shown
expect log host.viewDidLoad, screen.body, counter.body, "count" value=0, host.viewWillAppear
expect owner sceneDelegate of count

action "Tap three times"
  count.wrappedValue = 3
  settle
end
moment tapped
expect log counter.body, "count" value=3
expect no log screen.body

action "Hide the counter"
  isHidden.wrappedValue = true
  settle
end
moment hidden
if hiding is remove
  expect log screen.body, counter.deinit, count.deinit
  expect no log counter.body
  expect released counter, count
else
  expect log screen.body
  expect no log counter.body
  expect alive counter, count
end

action "Show the counter"
  isHidden.wrappedValue = false
  settle
end
moment shown-again
expect owner sceneDelegate of count
if hiding is remove
  expect log screen.body, counter.body, "count" value=0
  expect no log "count" value=3
  expect released counter-1, count-1
else
  expect log screen.body
  expect no log counter.body
  expect alive counter, count
end

predict "The counter is shown again. What does it count from?"
  answer "From 3: its identity was in the tree all along." when no log counter.body
  answer "From 0: it is a new identity, with new state." when log "count" value=0
end

group "Views" screen, counter
group "State that SwiftUI keeps" isHidden, count

"""#
    ),
    (
      name: "swiftui-state-object",
      text: #"""
# Who makes the model of a child view, who owns it, and how often it is made.

scenario swiftui-state-object "How many models does a child get?"
use swiftui-app
question "The screen's body runs again and again. Is the child's model the same one each time, and when does it go?"
misconception "@ObservedObject keeps the object that it watches, as @StateObject does."
conclusion "@StateObject makes its object once for an identity and owns it as long. @ObservedObject watches what it is given: an object made in a body is another one each time the body runs. An object that the root owns and hands down by the environment outlives the child."
cannot-prove "That no other object of the app keeps the model."
next "swiftui-identity"

chapter "SwiftUI: who owns the model"
entry "ChildView.swift, the property model"
trigger "Let the screen update twice, take the child away, then sign out."
stopping-point "ViewModel.init: how often does it come?"
key-variable "The address of the model, at each update."
call-stack "ViewModel.init, called by the body that makes it, or by SwiftUI for the @StateObject."
log-category "Lifecycle"
log-category "Memory"
lldb "po Unmanaged.passUnretained(model).toOpaque()"
xcode "Search for ViewModel: there is one at a time, and who holds it differs."
purple-warning "None: models that are replaced are released."
reset "Run the app again."
closing-question "A child is made anew by a changed id, and its model has to survive. Who should own the model?"
change owner

choice owner = state-object | observed-in-body | environment

type ViewModel: ObservableObject
  field title = Draft
  on init
  end
end

type ChildView: View
  field model  # @StateObject, @ObservedObject or @EnvironmentObject
  on body
    if owner is state-object
      state object self.model of ViewModel
    else if owner is observed-in-body
      observed object self.model
    else
      environment object self.model of ViewModel
    end
  end
end

type ScreenView: View
  field ticks  # @State private var ticks = 0
  field showsChild  # @State private var showsChild = true
  field model  # @StateObject, where the screen owns it
  on body
    state self.ticks with 0
    state self.showsChild with true
    if owner is environment
      state object self.model of ViewModel
    end
    read (self.ticks.wrappedValue)
    if (self.showsChild.wrappedValue) is true
      if owner is state-object
        place child: ChildView
      else if owner is observed-in-body
        let model: ViewModel
        place child: ChildView
        child.model -> model
      else
        place child: ChildView
        set environment object of child to self.model
      end
    end
  end
end

type LoginViewController: UIViewController
end

set root view of host to screen: ScreenView
set root of window to host
moment shown
expect log host.viewDidLoad, screen.body, child.body, host.viewWillAppear
if owner is environment
  expect log host.viewDidLoad, model.init, screen.body
else
  expect log screen.body, model.init, child.body
end
expect owner sceneDelegate of model

action "Tick"
  ticks.wrappedValue = 1
  settle
end
moment updated
expect owner sceneDelegate of model
if owner is observed-in-body
  expect released model-1
  expect log screen.body, model-2.init, model-1.deinit, child.body
else
  expect log screen.body
  expect no log child.body, model.init, model.deinit
end

action "Tick again"
  ticks.wrappedValue = 2
  settle
end
moment updated-again
expect owner sceneDelegate of model
if owner is observed-in-body
  expect released model-1, model-2
  expect log screen.body, model-3.init, model-2.deinit, child.body
else
  expect log screen.body
  expect no log child.body, model.init, model.deinit
end

predict "The screen's body has run twice more. How many models were made for that?"
  answer "None: the model that there is serves on." when no log model.init
  answer "One for each run: the body makes it." when log model.init
end

action "The model publishes a change"
  model.title = "Another title"
  settle
end
moment published
expect no log model.init
if owner is environment
  expect log screen.body, child.body
else
  expect log child.body
  expect no log screen.body
end

action "Take the child away"
  showsChild.wrappedValue = false
  settle
end
moment child-gone
expect log screen.body, child.deinit
expect no log child.body
expect released child
if owner is environment
  expect owner sceneDelegate of model
else
  expect log child.deinit, model.deinit
  expect released model
end

predict "The child has left the tree. What became of its model?"
  answer "It went with the child, which was the last to hold it." when released model
  answer "It is there: the screen owns it." when owner sceneDelegate of model
end

action "Sign out"
  let login: LoginViewController
  set root of window to login
end
moment host-gone
expect released host, screen, child, model
expect log login.viewDidAppear, host.deinit, screen.deinit

group "Views" screen, child
group "State that SwiftUI keeps" ticks, showsChild

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

group "Run loop, timer and block" runLoop, timer, block

"""#
    ),
  ]

  /// The names of those that are there to be used only, so that nobody has to read all to know.
  static let preambles: [String] = [
    "pages-app",
    "reminders-app",
    "swiftui-app",
  ]

  /// The names of the others in the order in which they are taught.
  static let course: [String] = [
    "reminders",
    "list-lifecycle",
    "selection",
    "save-action",
    "save-return",
    "cell-reuse",
    "snapshot-updates",
    "presentation",
    "closure-capture",
    "manual-collection-view",
    "controller-lifecycle",
    "timer-incident",
    "background-playback",
    "early-start",
    "notification-observer",
    "interactive-pop",
    "modal-lifecycle",
    "swiftui-identity",
    "swiftui-lifetime",
    "swiftui-dependency",
    "swiftui-foreach",
    "swiftui-state-object",
    "background-work",
  ]
}
