import Testing

@testable import RefGraph

@Suite struct TypeTextTests {
  @Test(arguments: [
    ("Detail", "Detail"),
    ("Array<Reminder>", "Array<Reminder>"),
    ("Swift.Array<Swift.Int>", "Array<Int>"),
    ("MySwift.Pin", "MySwift.Pin"),
    ("Swift.", "Swift."),
    ("Maps.Pin", "Maps.Pin"),
    ("", ""),
    ("ReminderDetailTableViewController", "ReminderDetailTableViewController"),
  ])
  func `what has room stays as it is, but for the module that all know`(type: String, short: String)
  {
    #expect(TypeText.short(type) == short)
  }

  @Test(arguments: [
    ("UIHostingController<ModifiedContent<SheetContent, Modifier>>", "UIHostingController<…>"),
    ("Published<Dictionary<String, Array<Reminder>>>", "Published<Dictionary<…>>"),
    (
      "Published<Dictionary<String, Array<Reminder>>>.Publisher",
      "Published<Dictionary<…>>.Publisher"
    ),
    ("Published<(Reminder, Optional<Date>) -> Void>.Publisher", "Published<…>.Publisher"),
    ("A<B<C<D<E<F<G<H<I<J<Klingenberg>>>>>>>>>>", "A<B<C<D<…>>>>"),
  ])
  func `generic arguments go first, the innermost before the others`(type: String, short: String) {
    #expect(TypeText.short(type) == short)
  }

  @Test(arguments: [
    ("ReminderKit.Detail.Coordinator.Observation", "…Detail.Coordinator.Observation"),
    ("Reminders.ReminderDetailViewController.Row", "…ReminderDetailViewController.Row"),
    (
      "ReminderKit.Detail.Coordinator<Reminder>.Observation",
      "…Detail.Coordinator<…>.Observation"
    ),
  ])
  func `then outer qualifiers`(type: String, short: String) {
    #expect(TypeText.short(type) == short)
  }

  @Test(arguments: [
    ("ReminderDetailTableViewControllerDelegate", "ReminderDetailTable…Delegate"),
    ("(ReminderDetailViewController) -> Void", "(ReminderDetailView…-> Void"),
    ("reminder_detail_table_view_controller_delegate", "reminder_detail_…delegate"),
    (String(repeating: "x", count: 400), String(repeating: "x", count: 20) + "…xxxxxxxxxxxxx"),
    (
      "<" + String(repeating: ">", count: 60),
      "<" + String(repeating: ">", count: 19) + "…>>>>>>>>>>>>>"
    ),
  ])
  func `then the middle, between words where there are any`(type: String, short: String) {
    #expect(TypeText.short(type) == short)
  }

  @Test(arguments: [
    String(repeating: "a.", count: 100_000), String(repeating: "<", count: 100_000),
    String(repeating: "A<", count: 50_000) + String(repeating: ">", count: 50_000),
    String(repeating: "Swift.", count: 50_000), "\u{202E}" + String(repeating: "👩‍👩‍👧‍👦", count: 400),
    String(repeating: "\u{0}", count: 400),
  ])
  func `hostile types are short, too`(type: String) {
    let short = TypeText.short(type)
    #expect(VisibleText.fits(short, columns: 34))
    #expect(short.unicodeScalars.allSatisfy { !VisibleText.isUnsafe($0) })
  }
}
