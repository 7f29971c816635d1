/// The base of scene delegates, views and controllers.
class UIResponder: LabObject {}
