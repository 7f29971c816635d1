/// What is left after signing out.
final class LoginViewController: UIViewController {}
