import RefGraph
import Testing

struct DeclarationParsingTests {
  @Test func `a scenario has a name, a title, remarks, choices and types`() throws {
    let text = """
      # A comment before all.

      scenario list-1 "Who keeps \\"Detail\\"?"   # and one after
      question "Q1"
      question "Q2"
      misconception "M"
      choice capture = weak|strong   |  unowned
      type Map<Key: Hashable>: Box<[Key: Int]>
        field first
        field delegate weak
        field raw unmanaged
        field items[]
        field watchers [] weak
        field plain strong
        on tap
          self.first -> self
        end
        on deinit
        end
      end
      conclusion "C"
      type Leaf
      end
      cannot-prove "P"
      next "N"
      stopping-point "S"
      change capture
      """
    let scenario = try Scenario(parsing: text, file: "lab.scenario")
    #expect(
      shape(of: scenario) == #"(name: "list-1", title: "Who keeps "Detail"?", "#
        + #"file: "lab.scenario", uses: [], remarks: [(kind: question, text: "Q1"), "#
        + #"(kind: question, text: "Q2"), (kind: misconception, text: "M"), "#
        + #"(kind: conclusion, text: "C"), (kind: cannotProve, text: "P"), "#
        + #"(kind: next, text: "N"), (kind: stoppingPoint, text: "S")], "#
        + #"changes: [(choice: "capture")], "#
        + #"choices: [(name: "capture", values: ["weak", "strong", "unowned"], fact: nil)], "#
        + #"fixed: [], "#
        + #"types: [(name: "Map<Key: Hashable>", superclass: "Box<[Key: Int]>", fields: "#
        + #"[(name: "first", strength: strong, isArray: false, initialValue: nil), "#
        + #"(name: "delegate", strength: weak, isArray: false, initialValue: nil), "#
        + #"(name: "raw", strength: unmanaged, isArray: false, initialValue: nil), "#
        + #"(name: "items", strength: strong, isArray: true, initialValue: nil), "#
        + #"(name: "watchers", strength: weak, isArray: true, initialValue: nil), "#
        + #"(name: "plain", strength: strong, isArray: false, initialValue: nil)], handlers: "#
        + #"[(name: "tap", body: [(kind: refer(field: self.first, appends: false, "#
        + #"strength: fixed(strong), target: self))]), (name: "deinit", body: [])]), "#
        + #"(name: "Leaf", superclass: nil, fields: [], handlers: [])], groups: [], statements: [], "#
        + #"isPreamble: true, declaredChoices: "#
        + #"[(name: "capture", values: ["weak", "strong", "unowned"], fact: nil)])"#
    )
  }

  @Test func `choices, types and names may be used before the line that declares them`() throws {
    let text = """
      scenario s "t"
      if late is strong
        app.f -[late]-> page
      end
      type Page: Base
      end
      type Base
      end
      root app: App
      let page: Page
      choice late = strong | none
      """
    let scenario = try Scenario(parsing: text, file: "f")
    #expect(scenario.choices.map(\.name) == ["late"])
  }

  @Test func `a moment may stand in several branches and conditions`() throws {
    let text = """
      scenario s "t"
      choice c = x | y
      if c is x
        moment m
      else
        moment m
      end
      if c is x
        moment n
      end
      if c is y
        moment n
      end
      closure f
        moment o
      end
      closure g
        moment o
      end
      """
    #expect(throws: Never.self) { try Scenario(parsing: text, file: "f") }
  }
}
