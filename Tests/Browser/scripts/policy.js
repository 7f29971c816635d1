// Puts into the document what its policy must not let do anything; the directives that spoke.
globalThis.look = globalThis.look ?? {};

look.smuggle = () =>
  new Promise((done) => {
    const directives = new Set();
    document.addEventListener("securitypolicyviolation", (event) => directives.add(event.effectiveDirective));
    const put = (tag, change) => {
      const element = document.createElement(tag);
      change(element);
      document.body.append(element);
      return element;
    };
    const smuggled = [
      put("script", (script) => { script.textContent = "window.isSmuggled = true"; }),
      put("style", (style) => { style.textContent = "body { color: red }"; }),
      put("img", (image) => { image.src = "https://example.com/a.png"; }),
      put("p", (text) => text.setAttribute("style", "color: red")),
      put("button", (button) => {
        button.setAttribute("onclick", "window.isSmuggled = true");
        button.click();
      }),
    ];
    setTimeout(() => {
      smuggled.forEach((element) => element.remove());
      done(Array.from(directives).sort());
    }, 100);
  });
