// SPDX-License-Identifier: MIT
"use strict";

// The panel's page in Chromium, framed as VS Code frames it.

const assert = require("node:assert/strict");
const http = require("node:http");
const { test } = require("node:test");
const { CHROMIUM, Chromium } = require("./chromium");
const { fake, until, vscode, workspaceWith } = require("./support");

const CARD = `import SwiftUI

#Preview("Red", traits: .fixedLayout(width: 100, height: 60)) { Color(red: 1, green: 0, blue: 0) }
#Preview("Blue", traits: .fixedLayout(width: 100, height: 60)) { Color(red: 0, green: 0, blue: 1) }
`;

/** The colour in the middle of the page's canvas. */
const MIDDLE = `(() => {
  const canvas = document.getElementById("view");
  if (!canvas || !document.body.dataset.images) return "";
  return canvas.getContext("2d").getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data.join();
})()`;

// The attribute that VS Code gives to the frame of a webview whose scripts are enabled.
const SANDBOX = "allow-scripts allow-same-origin allow-forms allow-pointer-lock allow-downloads";

const options = { skip: !CHROMIUM && "no chromium" };

test("the page runs in a frame of another origin, and follows the cursor", options, async test => {
  const workspace = workspaceWith(test, { "Card.swift": CARD });
  fake.edit(workspace.file("Card.swift"), 2);
  await vscode.commands.executeCommand("zoetrope.preview");
  const [panel] = fake.panels;
  await until("the panel shows the page", () => panel.webview.html.includes("<iframe"));

  const server = http.createServer((request, response) => {
    response.setHeader("Content-Type", "text/html");
    response.end(request.url === "/panel" ? panel.webview.html : `<iframe sandbox="${SANDBOX}" src="/panel"></iframe>`);
  });
  await new Promise(resolve => server.listen(0, "127.0.0.1", resolve));
  const browser = new Chromium();
  test.after(async () => {
    await browser.end();
    server.close();
  });
  // Another host name than that of the panel's address, and so another origin and site.
  const sessions = await browser.open(`http://localhost:${server.address().port}/`);
  const middle = async () => {
    const colors = await Promise.all(sessions.map(session => browser.value(MIDDLE, session).catch(() => "")));
    return colors.find(Boolean);
  };
  await until("the first preview is drawn", async () => await middle() === "255,0,0,255", 20_000);
  fake.moveCursor(3);
  await until("the second preview is drawn", async () => await middle() === "0,0,255,255", 20_000);
  assert.deepEqual(fake.errors, []);
});
