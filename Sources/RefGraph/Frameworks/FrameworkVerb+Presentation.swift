/// Modal presentation.
extension FrameworkVerb {
  static let presentation = [present, presentAsSheet, dismiss]

  static let present = FrameworkVerb(
    "present",
    ["present", .object("controller", .controller), "from", .object("controller", .controller)],
    summary: "presents the first, full screen; the outermost container of the second presents",
    facts: FrameworkFact.presentations + FrameworkFact.transitions,
    callbacks: FrameworkCallback.lifeCycle
  ) { stage, operands throws(Obstacle) in
    try stage.present(operands.object(0), from: operands.object(1))
  }

  static let presentAsSheet = FrameworkVerb(
    "present as sheet",
    present.syntax + ["as", "sheet"],
    summary: "the same, as a sheet: nothing that it stands over disappears",
    facts: present.facts,
    callbacks: FrameworkCallback.lifeCycle
  ) { stage, operands throws(Obstacle) in
    try stage.present(operands.object(0), from: operands.object(1), asSheet: true)
  }

  static let dismiss = FrameworkVerb(
    "dismiss",
    ["dismiss", .object("presented controller", .controller)],
    summary: "takes away what the controller presents or, if it presents nothing, itself or the "
      + "presented container around it; that is due, with all that it contains and presents",
    facts: FrameworkFact.transitions,
    callbacks: FrameworkCallback.lifeCycle
  ) { stage, operands throws(Obstacle) in
    try stage.dismiss(operands.object(0))
  }
}
