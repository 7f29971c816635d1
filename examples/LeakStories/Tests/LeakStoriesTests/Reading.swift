/// How a report's objects are found again among the real ones, where that is not by name alone.
///
/// A closure of the report is any closure object of the capture; everything else goes by its name.
struct Reading {
  /// Why what the report calls a cycle is none that a capture sees; `nil` where it sees it.
  var cycleIsUnseen: String?
  /// The owners that are no Swift objects, and what they are.
  var ownersUnseen: [String: String] = [:]
  /// Objects of the report that are due, neither closures nor tracked, and what they are instead.
  var folded: [String: String] = [:]
  /// Whether the assertions see the cycle all the same, since they search memory for holders.
  var isFoundBySearch = false
  /// Why what a search finds is left open: words that others left in memory can decide it.
  var searchIsOpen: String?
  /// Objects that should be gone and are alive, of which something unseen holds one.
  var heldFromOutside: Set<String> = []

  static func of(_ story: String) -> Reading { all[story] ?? Reading() }

  private static let all: [String: Reading] = [
    "dispatch-work-item": Reading(
      cycleIsUnseen: "the work item holds a C block, which is no Swift object",
      searchIsOpen: "two blocks of C stand between the work item and its closure",
      heldFromOutside: ["socket"]
    ),
    "displaylink-animated-image": Reading(
      cycleIsUnseen: "the source's handler stands in memory of Dispatch, which is C",
      ownersUnseen: ["runLoop": "Dispatch's own list of timers"],
      searchIsOpen: "the handler's memory is found, what holds that memory not always",
      heldFromOutside: ["imageView"]
    ),
    "hosting-controller-closure": Reading(
      folded: ["rootView": "a struct, part of the hosting controller"]
    ),
    "method-reference-as-closure": Reading(
      cycleIsUnseen: "on Linux a token holds no block, and so there is none: the center holds it"
    ),
    "mutually-recursive-local-closures": Reading(
      cycleIsUnseen: "no tracked object leads to it; the one that is tracked hangs from it",
      folded: ["valueBox": "a variable's box", "resultBox": "a variable's box"],
      isFoundBySearch: true,
      heldFromOutside: ["thunks"]
    ),
    "notification-block-deinit-unreachable": Reading(
      cycleIsUnseen: "on Linux a token holds no block, and so there is none: the center holds it"
    ),
    "task-guard-let-before-loop": Reading(
      cycleIsUnseen: "what a suspended function holds, the runtime does not describe",
      ownersUnseen: ["runtime": "Dispatch's own list of timers, by which the task sleeps"],
      folded: ["watchdog": "a task, which is no object of a class", "frame": "memory of the task"],
      searchIsOpen: "a stack may still have the address as well",
      heldFromOutside: ["recorder"]
    ),
  ]
}
