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
# Which bodies run when one property of an object changes.

scenario swiftui-dependency "Whose body runs again?"
use swiftui-app
question "A view shows the user's name, and nobody shows the age. Whose body runs when the age changes?"
misconception "SwiftUI knows for every model which of its properties a body has read."
misconception "A body runs only where something that it shows has changed."
conclusion "An ObservableObject tells its observers that it changes, not what: each of them runs its body, whatever property it was. An Observable object is watched property by property. An equatable view is passed over where its inputs are equal."
cannot-prove "That a body which does not run saves time in a real app: measure it."
next "swiftui-foreach"

chapter "SwiftUI: dependency"
entry "NameView.swift, body"
trigger "Change the user's name, or the age."
stopping-point "NameView.body: does it come?"
key-variable "user.name and user.age, before and after."
call-stack "body, then SwiftUI's and AttributeGraph's frames: the setter of the property has returned by then."
log-category "Lifecycle"
lldb "expression Self._printChanges()"
xcode "One user object, which the storage of the screen's property keeps."
purple-warning "None."
reset "Run the app again: the user is made anew."
erratum "The text says of its own ObservableObject that a view which read only user.name does not update when user.age changes. Played with model=ObservableObject and change=age, its body runs; with model=Observable it does not. The sentence is true of Observable only."
closing-question "A sensor writes ten times a second into the model that the whole screen observes. What do you move where?"
change model
change change
change child

choice model = ObservableObject | Observable
choice change = name | age
choice child = plain | equatable

type PublishedUser: ObservableObject  # each value is @Published
  field name = Ann
  field age = 40
end

type ObservableUser: Observable
  field name = Ann
  field age = 40
end

type NameView: View
  field user
  on body
    read (self.user.name)
  end
end

type BadgeView: View
  field points = 0
end

type ScreenView: View
  field user
  on body
    if model is ObservableObject
      state object self.user of PublishedUser
    else
      state self.user of ObservableUser
    end
    place nameView: NameView
    nameView.user -> self.user
    if child is plain
      place badge: BadgeView
    else
      place badge: BadgeView equatable
    end
    badge.points = 3
  end
end

set root view of host to screen: ScreenView
set root of window to host
moment shown
expect log screen.body, nameView.body, badge.body
expect owner sceneDelegate of user

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
if model is ObservableObject
  expect log screen.body, nameView.body
  if child is plain
    expect log nameView.body, badge.body
  else
    expect no log badge.body
  end
else if change is name
  expect log nameView.body
  expect no log screen.body, badge.body
else
  expect no log screen.body, nameView.body, badge.body
end

predict "One property of the user changed. Whose bodies ran?"
  answer "The screen's and the name's: both observe the object." when log screen.body, nameView.body
  answer "The name's only: it had read what changed." when log nameView.body and no log screen.body
  answer "Nobody's: nobody had read what changed." when no log screen.body, nameView.body
end

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
conclusion "A row is its id. With the item's own id, a row and its draft follow the item wherever it goes. With the index, what stands behind an insertion has another id than before: its rows are made anew, and the drafts are lost."
cannot-prove "What a real SwiftUI does with the id 1 that stands for another item now: it may keep the row and show the old draft with the new item. Either way the item has lost its draft."
next "swiftui-state-object"

chapter "SwiftUI: ForEach"
entry "ScreenView.swift, the ForEach in body"
trigger "Type into all rows, then insert an item in the middle, or move the last one to the top."
stopping-point "RowView.body, after the change."
key-variable "item and draft, side by side: do they still belong together?"
call-stack "body, then SwiftUI's frames of ForEach and of its list of views."
log-category "Lifecycle"
lldb "expression Self._printChanges()"
xcode "One storage of a draft for each row that is there: count them before and after."
purple-warning "None: drafts that are lost are released."
reset "Run the app again: the items are in their first order, without drafts."
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
if id is item and change is insert
  expect log screen.body, "row" item=milk draft=milk!, "row" item=tea draft="", "row" item=bread draft=bread!, "row" item=eggs draft=eggs!
else if id is item
  expect log screen.body, "row" item=eggs draft=eggs!, "row" item=milk draft=milk!, "row" item=bread draft=bread!
else if change is insert
  expect log screen.body, "row" item=milk draft=milk!, "row" item=tea draft="", "row" item=bread draft="", "row" item=eggs draft=""
else
  expect log screen.body, "row" item=eggs draft="", "row" item=milk draft="", "row" item=bread draft=""
end

predict "The items have changed. What does the row of the eggs show?"
  answer "The draft of the eggs: row and state followed the item." when log "row" item=eggs draft=eggs!
  answer "An empty draft: the eggs have another row now." when log "row" item=eggs draft=""
end

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
conclusion "A view is the same where its place, its type and its explicit id are. Its state lives exactly as long: another id ends it, and so does the other branch of an if, whatever id the two branches have."
cannot-prove "When a real SwiftUI lets go of old state: it promises no order among bodies and releases."
cannot-prove "How often a real SwiftUI runs the body of a child that has no input: it may pass over it where this play does not."
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
      read (self.value.wrappedValue)
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
  expect log screen.body, counter.body, "count" value=3
  expect no log counter.deinit, count.deinit, "count" value=0
else if identity is id
  expect log screen.body, counter.body, "count" value=0
  expect no log "count" value=3
  expect owner sceneDelegate of count
else
  expect log screen.body, text.body, field.deinit, focus.deinit
  expect released field, focus
end

predict "The body of the screen ran again. What became of the state?"
  answer "It is as it was: the same view stands in the same place." when log "count" value=3
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
  expect released text
end

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
conclusion "State lives as long as the identity stands in the tree. An if that drops the view ends it; an opacity of zero does not, since the view is placed all the same."
cannot-prove "That a view which was scrolled out of a lazy stack keeps its state: that is another question."
next "swiftui-dependency"

chapter "SwiftUI: lifetime"
entry "ScreenView.swift, body"
trigger "Tap the counter three times, hide it, show it again."
stopping-point "CounterView.body, when the counter is shown again."
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
  expect log screen.body, counter.body, "count" value=3
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
else
  expect log screen.body, counter.body, "count" value=3
  expect no log "count" value=0
end

predict "The counter is shown again. What does it count from?"
  answer "From 3: its identity was in the tree all along." when log "count" value=3
  answer "From 0: it is a new identity, with new state." when log "count" value=0
end

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
end

type ChildView: View
  field model  # @StateObject, @ObservedObject or @EnvironmentObject
  on body
    if owner is state-object
      state object self.model of ViewModel
    else if owner is environment
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
    else
      read (self.ticks.wrappedValue)
    end
    if (self.showsChild.wrappedValue) is true
      if owner is state-object
        place child: ChildView
      else if owner is observed-in-body
        let model: ViewModel
        place child: ChildView
        child.model -> model
      else
        place child: ChildView equatable
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
expect owner sceneDelegate of model

action "Tick"
  if owner is environment
    model.title = "Draft 2"
  else
    ticks.wrappedValue = 1
  end
  settle
end
moment updated
expect owner sceneDelegate of model
expect log screen.body, child.body

action "Tick again"
  if owner is environment
    model.title = "Draft 3"
  else
    ticks.wrappedValue = 2
  end
  settle
end
moment updated-again
expect owner sceneDelegate of model
expect log screen.body, child.body

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
