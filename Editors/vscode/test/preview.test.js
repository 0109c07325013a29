// SPDX-License-Identifier: MIT
"use strict";

// The preview beside the editor, with the real program, its page and its socket.

const assert = require("node:assert/strict");
const fs = require("node:fs");
const { test } = require("node:test");
const { descendants, fake, isRunning, until, vscode, workspaceWith } = require("./support");
const { PageSocket } = require("../src/page-socket");

const CARD = `import SwiftUI

struct Card: View {
    var title: String
    var body: some View { Text(title).padding().background(.yellow) }
}

#Preview("Hello", traits: .fixedLayout(width: 120, height: 60)) { Card(title: "Hello") }
#Preview("World", traits: .fixedLayout(width: 240, height: 80)) {
    Card(title: "World")
}
#Preview { Card(title: "Plain") }
`;

/** The address of the page in the panel. */
async function shownAddress(panel) {
  return until("the panel shows the page", () => /<iframe src="([^"]+)"/.exec(panel.webview.html)?.[1]);
}

/** Watches what the page hears, as a second page. */
function pageAt(test, address) {
  const page = { messages: [], state: undefined };
  const socket = new PageSocket(address, message => {
    page.messages.push(message);
    if (message.kind === "state") page.state = message;
  }, () => { page.isClosed = true; });
  test.after(() => socket.close());
  page.socket = socket;
  return page;
}

test("the panel shows the page of the program, and ends the program when it is closed", async test => {
  const workspace = workspaceWith(test, { "Card.swift": CARD });
  fake.edit(workspace.file("Card.swift"), 8);
  await vscode.commands.executeCommand("zoetrope.preview");
  const [panel] = fake.panels;
  const address = await shownAddress(panel);

  const answer = await fetch(address);
  assert.equal(answer.status, 200);
  assert.match(await answer.text(), /<canvas/);
  const rules = answer.headers.get("content-security-policy");
  assert.doesNotMatch(rules, /frame-ancestors/);
  assert.match(rules, /default-src 'self'/);
  for (const file of ["preview.js", "preview.css", "swift.js"]) assert.equal((await fetch(address + file)).status, 200);
  assert.match(panel.webview.html, new RegExp(`frame-src ${new URL(address).origin};`));
  assert.equal(panel.webview.options.enableScripts, true);

  const page = pageAt(test, address);
  await until("the views are shown", () => page.state);
  assert.deepEqual(page.state.previews, ["Hello", "World", "Preview"]);

  const [child] = workspace.program.children;
  const processes = [child.pid, ...descendants(child.pid)];
  assert.ok(processes.length > 1, "the views have a process of their own");
  panel.dispose();
  await until("all processes have ended", () => !processes.some(isRunning));
  await assert.rejects(fetch(address));
  assert.deepEqual(fake.errors, []);
});

test("the relay hides the page from those who do not know its token", async test => {
  const workspace = workspaceWith(test, { "Card.swift": CARD });
  fake.edit(workspace.file("Card.swift"));
  await vscode.commands.executeCommand("zoetrope.preview");
  const address = await shownAddress(fake.panels[0]);
  const { origin } = new URL(address);
  for (const path of ["/", "/live", `/${"0".repeat(32)}/`, new URL(address).pathname.slice(0, -2) + "/"]) {
    assert.equal((await fetch(origin + path)).status, 404, path);
  }
  const page = pageAt(test, `${origin}/${"0".repeat(32)}/`);
  await until("the socket is refused", () => page.isClosed);
  // Forwarded ports have other host names.
  const response = await fetch(address, { headers: { Origin: "https://forwarded.example" } });
  assert.equal(response.status, 200);
});

test("the panel frames the address that the editor makes of a local one", async test => {
  const workspace = workspaceWith(test, { "Card.swift": CARD });
  fake.externalOrigin = "https://8080-forwarded.example";
  test.after(() => { fake.externalOrigin = undefined; });
  fake.edit(workspace.file("Card.swift"));
  await vscode.commands.executeCommand("zoetrope.preview");
  const [panel] = fake.panels;
  const path = new URL(workspace.panel.relay.address).pathname;
  assert.equal(await shownAddress(panel), `https://8080-forwarded.example${path}`);
  assert.match(panel.webview.html, /frame-src https:\/\/8080-forwarded\.example;/);
});

test("the page follows the cursor, and keeps its other settings", async test => {
  const workspace = workspaceWith(test, { "Card.swift": CARD }, { colorScheme: "dark", dynamicType: "xxL" });
  fake.edit(workspace.file("Card.swift"), 9);
  // As the button in the editor's title calls it.
  const { uri } = fake.document(workspace.file("Card.swift"));
  await vscode.commands.executeCommand("zoetrope.preview", uri, { groupId: 0 });
  const page = pageAt(test, await shownAddress(fake.panels[0]));
  await until("the preview at the cursor is shown", () => page.state?.settings.preview === "World");
  assert.equal(page.state.width, 240);
  assert.equal(page.state.settings.isDark, true);
  assert.equal(page.state.settings.typeSize, "xxLarge");

  fake.moveCursor(11);
  await until("the unnamed preview is shown", () => page.state.settings.preview === "Preview");
  // Between the previews, the last one stays.
  fake.moveCursor(3);
  await until("the cursor was noticed", () => workspace.panel.line === 3);
  await new Promise(resolve => setTimeout(resolve, 400));
  assert.equal(page.state.settings.preview, "Preview");
  assert.equal(page.state.settings.isDark, true);

  fake.setSetting("followCursor", false);
  await until("the page is shown again", () => workspace.panel.address);
  fake.moveCursor(7);
  await new Promise(resolve => setTimeout(resolve, 400));
  assert.equal(page.state.settings.preview, "Preview");
});

test("a save reaches the page, and compiler errors do", async test => {
  const workspace = workspaceWith(test, { "Card.swift": CARD }, { check: "never" });
  const file = workspace.file("Card.swift");
  fake.edit(file, 8);
  await vscode.commands.executeCommand("zoetrope.preview");
  const page = pageAt(test, await shownAddress(fake.panels[0]));
  await until("the views are shown", () => page.state?.settings.preview === "World");
  await fake.save(file, CARD.replace("Text(title)", "Txt(title)"));
  const trouble = await until("the error is shown", () => page.messages.find(message => message.kind === "errors"));
  assert.match(trouble.text, /Card\.swift:5:\d+: error: cannot find 'Txt' in scope/);
  page.state = undefined;
  await fake.save(file, CARD.replace("width: 240", "width: 200"));
  await until("the new code is shown", () => page.state?.width === 200);
  assert.equal(page.state.settings.preview, "World");
});

test("a code lens shows its preview, wherever the cursor is", async test => {
  const workspace = workspaceWith(test, { "Card.swift": CARD });
  fake.edit(workspace.file("Card.swift"), 0);
  const { uri } = fake.document(workspace.file("Card.swift"));
  const lenses = fake.lenses[0].provider.provideCodeLenses(fake.document(workspace.file("Card.swift")));
  const { command } = lenses.filter(lens => lens.command.title === "Preview")[1];
  assert.deepEqual(command.arguments, [uri, 8]);
  await vscode.commands.executeCommand(command.command, ...command.arguments);
  const page = pageAt(test, await shownAddress(fake.panels[0]));
  await until("its preview is shown", () => page.state?.settings.preview === "World");
});

test("the panel follows the active file, and another setting starts the program anew", async test => {
  const other = CARD.replaceAll("Card", "Tile").replace('"Hello"', '"First"').replace("width: 120", "width: 77");
  const workspace = workspaceWith(test, {
    "Card.swift": CARD, "Tile.swift": other, "Plain.swift": "import SwiftUI\nlet one = 1\n",
    "notes.txt": "#Preview { }",
  });
  fake.edit(workspace.file("Card.swift"));
  await vscode.commands.executeCommand("zoetrope.preview");
  const [panel] = fake.panels;
  const address = await shownAddress(panel);
  const [first] = workspace.program.children;

  for (const name of ["Plain.swift", "notes.txt"]) fake.edit(workspace.file(name));
  assert.equal(workspace.panel.document.uri.fsPath, workspace.file("Card.swift"));

  fake.edit(workspace.file("Tile.swift"), 7);
  await until("the first program has ended", () => !isRunning(first.pid));
  await until("the panel has the other file's title", () => panel.title === "Preview: Tile.swift");
  assert.equal(await shownAddress(panel), address, "the address stays");
  const page = pageAt(test, address);
  await until("the other file is shown", () => page.state?.width === 77);
  assert.equal(panel.reveals, 0, "a panel behind another one stays there");
  assert.deepEqual(page.state.previews, ["First", "World", "Preview"]);

  const [second] = workspace.program.children;
  fake.moveCursor(9);
  await until("the page follows", () => page.state.settings.preview === "World");
  fake.setSetting("device", "iphone-se");
  await until("the second program has ended", () => !isRunning(second.pid));
  const again = pageAt(test, await shownAddress(panel));
  await until("the device is the new one", () => again.state?.settings.deviceName === "iphone-se");
  await until("the preview is still that of the cursor", () => again.state.settings.preview === "World");
  assert.equal(fake.panels.length, 1);
  assert.deepEqual(fake.errors, []);
});

test("a program that ends by itself is reported in the panel, and the command starts it again", async test => {
  const workspace = workspaceWith(test, { "Card.swift": CARD });
  fake.edit(workspace.file("Card.swift"));
  await vscode.commands.executeCommand("zoetrope.preview");
  const [panel] = fake.panels;
  await shownAddress(panel);
  process.kill([...workspace.program.children][0].pid, "SIGKILL");
  await until("the panel says so", () => panel.webview.html.includes("The preview has ended"));
  await vscode.commands.executeCommand("zoetrope.preview");
  assert.equal(panel.reveals, 1);
  assert.equal((await fetch(await shownAddress(panel))).status, 200);
});

test("a missing program is reported with the way to install it, once", async test => {
  const workspace = workspaceWith(test, { "Card.swift": CARD }, { path: "/no/such/render" });
  fake.edit(workspace.file("Card.swift"));
  fake.press = "Copy Install Command";
  await vscode.commands.executeCommand("zoetrope.preview");
  await vscode.commands.executeCommand("zoetrope.check");
  await until("the error was shown", () => fake.clipboard);
  assert.equal(fake.errors.length, 1);
  assert.match(fake.errors[0].message, /needs the program "render".*\/no\/such\/render.*ENOENT/);
  assert.match(fake.errors[0].message, /"zoetrope\.path"/);
  assert.equal(fake.clipboard, "curl -fsSL RELEASES/latest/download/install.sh | sh");
  const readme = fs.readFileSync(`${__dirname}/../../../README.md`, "utf8");
  assert.ok(readme.includes(fake.clipboard), "the line of README.md");
  assert.match(fake.panels[0].webview.html, /ENOENT/);
});

test("a wrong setting is reported in the program's words", async test => {
  const workspace = workspaceWith(test, { "Card.swift": CARD }, { device: "iphone-99" });
  fake.edit(workspace.file("Card.swift"));
  await vscode.commands.executeCommand("zoetrope.preview");
  await until("the panel shows the error", () => /iphone-99/.test(fake.panels[0].webview.html));
  assert.match(fake.errors[0].message, /^Zoetrope: .*iphone-99/);
});
