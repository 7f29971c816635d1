import RefGraph
import RefGraphImport
import RefGraphReports

let text = """
  scenario first "Does Detail go away?"
  root app: Application
  let list: List
  app.screen -> list

  action "Open and close Detail"
    let detail: Detail
    list.detail -> detail
    detail.onSave -> list
    due detail
  end
  moment closed
  """
let scenario = try Scenario(parsing: text, file: "first.scenario")
let timeline = try scenario.play(scenario.defaultSetting)
for moment in timeline.moments {
  let analysis = SnapshotAnalysis(of: moment.snapshot)
  for verdict in analysis.verdicts where verdict.kind != .released {
    print(moment.name, verdict.handle, verdict.kind.rawValue)
  }
  let file = try SnapshotFile(Array(SnapshotDocument(moment.snapshot).json().utf8), file: "a.json")
  precondition(SnapshotReport(of: file.snapshot).text().contains("detail is abandoned"))
}
