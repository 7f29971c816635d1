import RefGraphCapture
import WithoutFields
import WithoutNames

/// Prints what a capture finds at a page, and what it says is missing.
func show(_ page: AnyObject) throws {
  let capture = try LiveCapture.capture(["page": page])
  for reference in capture.snapshot.object(named: "page")?.references.map(\.self) ?? [] {
    print(reference.label, reference.strength.arrow, reference.target.type)
  }
  for remark in capture.remarks { print(remark) }
}

try show(WithoutFields.Page())
print("")
try show(WithoutNames.Page())
