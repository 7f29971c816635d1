/// The first page of the small apps of the controller chapters. It may keep a page that is not
/// shown yet.
final class HomeViewController: UIViewController {
  var page: UIViewController?
}
