@testable import RefGraph
import Testing

/// The table of what frameworks retain, and that verbs keep to it.
@Suite struct FrameworkFactTests {
  /// A scenario with every verb, moments within and after.
  private static let everyVerb = """
    type SceneDelegate: UIResponder
      field window
    end
    type Page: UIViewController
      field timer
      on viewWillAppear
        moment appearing
      end
    end
    root sceneDelegate: SceneDelegate
    let window: UIWindow
    sceneDelegate.window -> window
    let nav: UINavigationController
    let list: Page
    push list onto nav
    set root of window to nav
    moment launch
    action "Go"
      let detail: Page
      show detail from list
      moment showing
      settle
      let other: Page
      push other onto nav
      moment pushing
      settle
      pop nav
      moment popping
      settle
      let modal: Page
      present modal from detail
      moment presenting
      settle
      closure block [page ~> modal]
      end
      schedule modal.timer with block
      fire modal.timer
      moment ticking
      invalidate modal.timer
      moment quiet
      dismiss modal
      moment dismissing
      settle
      present modal from detail as sheet
      settle
      dismiss modal
      settle
      push other onto nav
      settle
      begin interactive pop of nav
      moment swiping
      cancel interactive pop of nav
      begin interactive pop of nav
      finish interactive pop of nav
      let child: Page
      add child child to detail
      moment contained
      remove child child from detail
      let box: UIView
      let label: UILabel
      add label to box
      touch view of child
      add box to view of detail
      moment framed
      remove box from superview
      send app to background
      bring app to foreground
    end
    let login: Page
    set root of window to login
    moment end
    """
    + swiftUI

  /// The verbs of views, to be played after the others.
  private static let swiftUI = """

    type Model: ObservableObject
    end
    type Tracked: Observable
      field name = Ann
    end
    type Row: View
      field item = none
    end
    type Leaf: View
      field focus
      field model
      on body
        focus state self.focus
        environment object self.model of Model
        observed object self.model
      end
    end
    type Root: View
      field items
      field model
      field tracked
      on body
        state self.items with "a, b"
        state object self.model of Model
        state self.tracked of Tracked
        read (self.tracked.name)
        place leaf: Leaf
        set environment object of leaf to self.model
        place identified: Row with id 1
        place alike: Row equatable
        for each row: Row in (self.items.wrappedValue) by id
        for each position: Row in (self.items.wrappedValue) by index
      end
    end
    let host: UIHostingController
    set root view of host to root: Root
    set root of window to host
    find row for a in root
    moment hosted
    """

  /// What the plays of a scenario show: of references that rows see no difference between, the
  /// first.
  private struct Shown {
    let scenario: Scenario
    private(set) var references: [Snapshot.Reference] = []
    private var kinds: Set<Kind> = []

    /// What the tests below ask of a reference.
    private struct Kind: Hashable {
      let source, label, target: String
      let sourceKind: ObjectKind
      let strength: Strength
      let fact: String?
    }

    init(_ scenario: Scenario) {
      self.scenario = scenario
    }

    mutating func add(_ timeline: Timeline) {
      for moment in timeline.moments {
        for reference in moment.snapshot.objects.flatMap(\.references) {
          let kind = Kind(
            source: reference.source.type,
            label: FrameworkFactTests.field(reference.label),
            target: reference.target.type,
            sourceKind: reference.source.kind,
            strength: reference.strength,
            fact: reference.fact?.name
          )
          if kinds.insert(kind).inserted { references.append(reference) }
        }
      }
    }
  }

  /// Of all plays: the built-in scenarios in every setting, and the ones with every verb.
  private static let shown = Result {
    let everything = try [everyVerb, everyBackgroundVerb, everyControlVerb].map(scenario)
    return try (everything + ScenarioLibrary.names.compactMap(ScenarioLibrary.scenario)).map {
      var shown = Shown($0)
      for number in 0..<$0.settingCount() { shown.add(try $0.play($0.setting(number: number))) }
      return shown
    }
  }

  /// `viewControllers` of `viewControllers[2]`.
  private static func field(_ label: String) -> String {
    String(label.prefix { $0 != "[" })
  }

  @Test func `the scenario with every verb has every verb`() throws {
    let used = try [Self.everyVerb, Self.everyBackgroundVerb, Self.everyControlVerb].flatMap {
      text in
      let scenario = try scenario(text)
      return FrameworkVerb.used(in: scenario.statements, and: scenario.types)
    }
    #expect(FrameworkVerb.all.filter { !used.contains($0) } == [])
  }

  @Test func `each reference of a framework is what its row says`() throws {
    for shown in try Self.shown.get() {
      let types = TypeHierarchy(of: shown.scenario)
      for reference in shown.references {
        guard let fact = reference.fact else { continue }
        if !fact.isNamedByApp { #expect(Self.field(reference.label) == fact.label) }
        let strengths = fact.reading?.strengths ?? [fact.strength]
        #expect(strengths.contains(reference.strength))
        #expect(types.inheritsOrIsUndeclared(reference.source, from: fact.source), "\(fact.name)")
        #expect(types.inheritsOrIsUndeclared(reference.target, from: fact.target), "\(fact.name)")
      }
    }
  }

  @Test func `no reference of a framework is without a row`() throws {
    let labels = Set(FrameworkFact.all.map(\.label))
    for shown in try Self.shown.get() {
      let types = TypeHierarchy(of: shown.scenario)
      for reference in shown.references
      where reference.fact == nil && reference.source.kind != .frame {
        // A field that the app's own type declares is the app's reference.
        let isDeclared = types.chain(of: reference.source.type).contains { type in
          types[type]?.fields.contains { $0.name == Self.field(reference.label) } ?? false
        }
        let isCapture = reference.source.kind == .closure
        #expect(isDeclared || isCapture, "\(reference)")
        #expect(isDeclared || !labels.contains(Self.field(reference.label)), "\(reference)")
      }
    }
  }

  @Test func `a verb makes references from the rows that it names`() throws {
    for shown in try Self.shown.get() {
      let scenario = shown.scenario
      let verbs = FrameworkVerb.used(in: scenario.statements, and: scenario.types)
      let named = Set(verbs.flatMap(\.facts).map(\.name))
      for reference in shown.references {
        if let fact = reference.fact { #expect(named.contains(fact.name), "\(reference)") }
      }
    }
  }

  @Test func `each row is used by a verb, or by the app as its convention is`() throws {
    var used: Set<String> = []
    for reference in try Self.shown.get().flatMap(\.references) {
      if let fact = reference.fact { used.insert(fact.name) }
      for fact in FrameworkFact.all
      where fact.source == reference.source.type && fact.label == Self.field(reference.label)
        && fact.target == reference.target.type && fact.strength == reference.strength
      {
        used.insert(fact.name)
      }
    }
    #expect(used == Set(FrameworkFact.all.map(\.name)))
  }

  /// The rows as the collected facts have them; two of them say the same of several properties.
  @Test func `each row says what was found out, and how sure it is`() {
    let rows = FrameworkFact.all.map { fact in
      "\(fact.name) \(fact.strength.word) \(fact.confidence.rawValue) \(fact.ends ?? "-")"
    }
    #expect(
      rows == [
        "window.rootViewController strong high set another root",
        "sceneDelegate.window strong high -",
        "viewController.view strong high -",
        "view.subviews strong high remove from superview",
        "view.superview weak medium remove from superview",
        "viewController.children strong high remove child",
        "navigationController.viewControllers strong high pop",
        "viewController.parent weak high pop, remove child",
        "viewController.presentedViewController strong high dismiss",
        "viewController.presentingViewController weak medium dismiss",
        "viewController.presentationController strong medium dismiss",
        "presentationController.presentedViewController strong medium dismiss",
        "presentationController.presentingViewController strong medium dismiss",
        "transition.fromViewController strong high the transition ends",
        "transition.toViewController strong high the transition ends",
        "viewController.navigationItem strong high -",
        "navigationItem.leftBarButtonItem strong high set left item",
        "navigationItem.rightBarButtonItem strong high set right item",
        "barButtonItem.target weak high -",
        "barButtonItem.primaryAction strong high set primary action",
        "action.handler strong high -",
        "control.allTargets weak high -",
        "view.gestureRecognizers strong high detach",
        "gestureRecognizer.view weak medium detach",
        "gestureRecognizer.target weak low -",
        "view.constraints strong high -",
        "layoutConstraint.firstItem unmanaged high -",
        "layoutConstraint.secondItem unmanaged high -",
        "collectionViewController.collectionView strong high -",
        "collectionView.delegate weak high -",
        "collectionView.dataSource weak high -",
        "collectionView.collectionViewLayout strong high lay out",
        "collectionView.visibleCells strong high the row leaves",
        "collectionView.reusePool strong medium the cell serves again",
        "diffableDataSource.cellProvider strong medium -",
        "diffableDataSource.collectionView weak low -",
        "cellRegistration.handler strong medium -",
        "runLoop.timers strong high invalidate",
        "timer.block strong high invalidate",
        "timer.target strong high invalidate",
        "runLoop.displayLinks strong high invalidate",
        "displayLink.target strong high invalidate",
        "notificationCenter.observers strong high remove observer",
        "notificationToken.block strong medium remove observer",
        "notificationCenter.targets weak high remove observer",
        "urlSession.tasks strong medium complete",
        "urlSessionTask.completionHandler strong high complete",
        "concurrencyRuntime.tasks strong high the task ends; cancellation is cooperative",
        "task.operation strong high the task ends",
        "dispatchSource.eventHandler strong high cancel",
        "dispatchWorkItem.block strong high -",
        "subject.subscriptions strong medium cancel",
        "anyCancellable.subscription strong high cancel",
        "subscription.receiveValue strong high cancel",
        "subscription.object strong high cancel",
        "hostingController.rootView strong high set another root view",
        "view.children strong medium its body no longer places it",
        "view.state strong high the view's identity ends",
        "view.focusState strong medium the view's identity ends",
        "view.observableState strong high the view's identity ends",
        "view.stateObject strong high the view's identity ends",
        "view.environmentObjects strong medium the view's identity ends",
        "view.environmentObject strong medium the view's identity ends",
      ]
    )
  }

  @Test(arguments: FrameworkFact.all)
  func `each evidence names a page, a header, a source file or a measurement`(
    of fact: FrameworkFact
  ) throws {
    let page = /[a-z]+\.(com|org|app|ai)\b/
    let file = /\w+\.(h|mm|swift)\b/
    let isNamed = fact.evidence.contains(page) || fact.evidence.contains(file)
    #expect(isNamed || fact.evidence.contains("measured"), "\(fact.name): \(fact.evidence)")
  }

  @Test func `rows are found by name and by number`() {
    for (index, fact) in FrameworkFact.all.enumerated() {
      #expect(FrameworkFact.named(fact.name) == fact)
      #expect(FrameworkFact(number: FrameworkFact.Number(index + 1)) == fact)
    }
    #expect(FrameworkFact.named("none") == nil)
    #expect(FrameworkFact(number: 0) == nil)
    #expect(FrameworkFact(number: FrameworkFact.Number(FrameworkFact.all.count + 1)) == nil)
  }
}

extension TypeHierarchy {
  fileprivate func inheritsOrIsUndeclared(_ object: Snapshot.Object, from base: String) -> Bool {
    if base == FrameworkFact.anyObject { return true }
    if base == "UIViewController", object.type == "UINavigationController" { return true }
    return inherits(object.type, from: base)
  }
}
