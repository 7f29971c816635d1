extension FrameworkFactTests {
  /// A scenario with every verb of what calls an app later.
  static let everyBackgroundVerb = """
    type Page
      field timer
      field second
      field once
      field onceMore
      field link
      field token
      field request
      field task
      field loop
      field source
      field item
      field cancellables[]
      on update
        event "updates"
      end
    end
    root page: Page
    root subject: PassthroughSubject
    closure handler [page ~> page]
      event "runs"
    end
    schedule page.timer with handler
    schedule page.second calling page.update
    schedule once page.once with handler
    schedule once page.onceMore calling page.update
    start display link page.link calling page.update
    observe keyboardWillShow as page.token with handler
    observe keyboardWillShow calling page.update
    request page.request with handler
    start task page.task with handler
    start loop page.loop with handler
    start source page.source with handler
    enqueue page.item with handler
    sink subject as page.cancellables with handler
    assign subject to page.update as page.cancellables
    moment started
    fire timer
    fire link
    post keyboardWillShow
    yield loop
    send subject
    moment called
    invalidate timer
    remove observer token
    complete request
    resume task
    finish loop
    run item
    cancel source
    cancel cancellables
    moment stopped
    """
}
