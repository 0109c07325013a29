// SPDX-License-Identifier: MIT
"use strict";

// The panel that shows the pictures of a failed test.

const path = require("path");
const vscode = require("vscode");
const { commandLink } = require("./failure-message");
const { escaped } = require("./preview-panel");

class FailurePanel {
  /** @param test `id`, `name`, `result` and `pictures` of the test. */
  show(test) {
    const folders = [...new Set(test.pictures.map(picture => path.dirname(picture.file)))];
    const options = {
      enableScripts: false, enableCommandUris: ["zoetrope.recordTest"],
      localResourceRoots: folders.map(folder => vscode.Uri.file(folder)),
    };
    if (!this.panel) {
      this.panel = vscode.window.createWebviewPanel(
        "zoetrope.failure", "Pictures", { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true }, options);
      this.panel.onDidDispose(() => { this.panel = undefined; });
    } else {
      this.panel.webview.options = options;
      this.panel.reveal(undefined, true);
    }
    const { webview } = this.panel;
    this.panel.title = path.basename(test.name);
    const figures = test.pictures.map(({ title, file }) =>
      `<figure><figcaption>${escaped(title)}</figcaption>` +
      `<img src="${webview.asWebviewUri(vscode.Uri.file(file))}" alt="${escaped(title)}"></figure>`);
    const sentences = test.result.views.map(sentence => `<li>${escaped(sentence)}</li>`);
    const link = escaped(commandLink("zoetrope.recordTest", test.id));
    const record = test.result.accept ? `<p><a href="${link}">Record</a></p>` : "";
    webview.html = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy"
  content="default-src 'none'; img-src ${webview.cspSource}; style-src 'unsafe-inline'">
<style>
body { padding: 0 1rem 1rem; }
figure { display: inline-block; margin: 0 1rem 1rem 0; vertical-align: top; }
img { max-width: 100%; background: repeating-conic-gradient(#8883 0 25%, #0000 0 50%) 0 0 / 16px 16px; }
</style>
</head>
<body>
<h1>${escaped(test.name)}</h1>
<p>${escaped(test.result.message)}</p>
<ul>${sentences.join("")}</ul>
${record}
${figures.join("\n")}
</body>
</html>`;
  }

  dispose() { if (this.panel) this.panel.dispose(); }
}

module.exports = { FailurePanel };
