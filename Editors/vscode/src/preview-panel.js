// SPDX-License-Identifier: MIT
"use strict";

// The panel that shows the page of `render preview` beside the editor.

const path = require("path");
const vscode = require("vscode");
const { choosePreview } = require("./page-socket");
const { blockAt, nameAmong, previewBlocks, stemOf } = require("./preview-blocks");
const { PreviewServer } = require("./preview-server");
const { Cancelled } = require("./program");
const { Relay } = require("./relay");
const { projectOptions, setting, targetOfUri, viewOptions } = require("./settings");

/** The time without a move of the cursor after which the page follows it, in milliseconds. */
const CURSOR_DELAY = 150;

class PreviewPanel {
  /** @param program The `Program` that starts `render preview`. */
  constructor(program) {
    this.program = program;
    this.server = new PreviewServer(program);
    this.reloads = 0;
    this.subscriptions = [
      vscode.window.onDidChangeActiveTextEditor(editor => { if (editor && this.panel) this.follow(editor); }),
      vscode.window.onDidChangeTextEditorSelection(event => this.cursorMoved(event.textEditor)),
      vscode.workspace.onDidChangeConfiguration(event => {
        if (this.panel && this.document && event.affectsConfiguration("zoetrope")) this.show(this.document, this.line);
      }),
    ];
  }

  /**
   * Shows a file's previews, and opens the panel if there is none.
   *
   * @param line The line whose preview is chosen; if undefined, the page's choice stays.
   */
  async show(document, line) {
    this.document = document;
    this.line = line;
    try {
      await this.openPanel();
      await this.startFor(document.uri);
      this.choose();
    } catch (error) {
      if (error instanceof Cancelled) return;
      this.key = undefined;
      this.setMessage(error.message);
      this.program.tell(error);
    }
  }

  async openPanel() {
    if (this.panel) return;
    this.panel = vscode.window.createWebviewPanel(
      "zoetrope.preview", "Preview", { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
      { enableScripts: true, retainContextWhenHidden: true });
    this.panel.onDidDispose(() => this.end());
    const relay = this.relay = new Relay();
    await relay.start();
    if (this.relay !== relay) { relay.close(); throw new Cancelled(); }
  }

  /** Starts the program for a file, unless it runs for the same target with the same options. */
  async startFor(uri) {
    const target = targetOfUri(uri);
    const args = [target.path, ...viewOptions(uri), ...projectOptions(uri)];
    const key = JSON.stringify([setting("path", uri), args]);
    this.target = target;
    this.panel.title = `Preview: ${path.basename(target.path)}`;
    if (this.key === key) return this.started;
    this.key = key;
    this.setMessage(`Starting a preview of ${path.basename(target.path)} …`);
    this.started = this.start(args, target);
    return this.started;
  }

  async start(args, target) {
    this.relay.setTarget(undefined);
    this.address = undefined;
    const address = await this.server.start(args, { cwd: target.folder }, reason => {
      this.key = this.address = undefined;
      this.setMessage(`The preview has ended: ${reason}`);
    });
    this.address = address;
    this.relay.setTarget(address);
    await this.setPage();
  }

  /** Brings the panel to the front, but keeps the focus in the editor. */
  reveal() { if (this.panel) this.panel.reveal(undefined, true); }

  /** Follows another file, if it has previews. */
  follow(editor) {
    const { document } = editor;
    if (document.languageId !== "swift" || document.uri.scheme !== "file") return;
    if (!setting("followCursor", document.uri) || previewBlocks(document.getText()).length === 0) return;
    this.show(document, editor.selection.active.line);
  }

  cursorMoved(editor) {
    if (!this.panel || !this.document || editor.document.uri.toString() !== this.document.uri.toString()) return;
    if (!setting("followCursor", this.document.uri)) return;
    this.line = editor.selection.active.line;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.choose(), CURSOR_DELAY);
  }

  /** Makes the page show the preview around `line`, if there is one. */
  choose() {
    if (this.line === undefined || !this.address || !this.target) return;
    const blocks = previewBlocks(this.document.getText());
    const [block, line] = [blockAt(blocks, this.line), this.line];
    if (!block) return;
    const stem = stemOf(this.document.uri.fsPath, this.target.folder);
    if (this.choosing) this.choosing.abort();
    this.choosing = new AbortController();
    // If a file's previews are all macros, the program lists them in source order.
    const byPlace = names => names.length === blocks.length && this.target.path === this.document.uri.fsPath
      ? names[blocks.indexOf(block)] : undefined;
    const pick = names => nameAmong(names, block, line, stem) ?? byPlace(names);
    this.chosen = choosePreview(this.address, pick, this.choosing.signal);
  }

  async setPage() {
    const panel = this.panel, relay = this.relay;
    // The external address is not cached: the user may have closed the forwarded port since.
    const address = (await vscode.env.asExternalUri(vscode.Uri.parse(relay.address))).toString(true);
    if (this.panel !== panel) return;
    const origin = new URL(address).origin;
    this.reloads++;
    panel.webview.html = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy"
  content="default-src 'none'; frame-src ${origin}; style-src 'unsafe-inline'">
<style>html, body, iframe { margin: 0; padding: 0; border: 0; width: 100%; height: 100vh; display: block; }</style>
</head>
<body><iframe src="${escaped(address)}" title="Preview" data-load="${this.reloads}"></iframe></body>
</html>`;
  }

  setMessage(text) {
    if (!this.panel) return;
    this.panel.webview.html = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
</head>
<body><p role="status">${escaped(text)}</p></body>
</html>`;
  }

  /** Ends the program and the relay after the panel was closed. */
  end() {
    clearTimeout(this.timer);
    if (this.choosing) this.choosing.abort();
    this.server.stop();
    if (this.relay) this.relay.close();
    this.panel = this.relay = this.document = this.line = this.key = this.address = undefined;
  }

  dispose() {
    for (const each of this.subscriptions) each.dispose();
    if (this.panel) this.panel.dispose();
    this.end();
  }
}

function escaped(text) {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`);
}

module.exports = { PreviewPanel, escaped };
