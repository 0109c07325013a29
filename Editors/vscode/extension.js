// SPDX-License-Identifier: MIT
"use strict";

// The extension's entry: makes its parts, and registers its commands.

const vscode = require("vscode");
const { Diagnostics } = require("./src/diagnostics");
const { FailurePanel } = require("./src/failure-panel");
const { previewLenses } = require("./src/preview-lenses");
const { PreviewPanel } = require("./src/preview-panel");
const { PreviewTests } = require("./src/preview-tests");
const { Program } = require("./src/program");
const { QuickFixes } = require("./src/quick-fixes");

let program;

/** @returns The parts, for tests. */
function activate(context) {
  const output = vscode.window.createOutputChannel("Zoetrope");
  program = new Program(output, context.extension.packageJSON.homepage);
  const panel = new PreviewPanel(program);
  const diagnostics = new Diagnostics(program);
  const tests = new PreviewTests(program, context.globalStorageUri.fsPath);
  const failure = new FailurePanel();
  const swift = { language: "swift", scheme: "file" };
  context.subscriptions.push(
    output, panel, diagnostics, new QuickFixes(diagnostics), tests, failure,
    vscode.languages.registerCodeLensProvider(swift, previewLenses),
    vscode.workspace.onDidChangeConfiguration(event => {
      if (event.affectsConfiguration("zoetrope.path")) program.isMissingTold = false;
    }),
  );

  /** The file and line of a code lens; else the active editor's, which the button in an editor's title names too. */
  const place = (uri, line) => {
    const editor = vscode.window.activeTextEditor;
    const isOther = uri instanceof vscode.Uri && (!editor || editor.document.uri.toString() !== uri.toString());
    if (typeof line === "number" || isOther) return { uri, line: typeof line === "number" ? line : undefined };
    return editor && editor.document.languageId === "swift"
      ? { uri: editor.document.uri, line: editor.selection.active.line } : undefined;
  };
  const commands = {
    "zoetrope.preview": async (...args) => {
      const { uri, line } = place(...args) ?? {};
      if (!uri) return void vscode.window.showInformationMessage("Zoetrope: open a Swift file to preview it.");
      panel.reveal();
      await panel.show(await vscode.workspace.openTextDocument(uri), line);
    },
    "zoetrope.check": async () => {
      const { uri } = place() ?? {};
      if (uri) await diagnostics.check(uri);
    },
    "zoetrope.record": async (uri, line) => {
      const at = place(uri, line);
      if (at) await tests.recordBlock(at.uri, at.line);
    },
    // From the test view, with an item, and from messages, with an item's identifier.
    "zoetrope.recordTest": item => tests.recordItem(item),
    "zoetrope.showFailure": id => {
      const test = tests.failure(id);
      if (test) failure.show(test);
    },
  };
  for (const [name, run] of Object.entries(commands)) {
    context.subscriptions.push(vscode.commands.registerCommand(name, run));
  }
  return { diagnostics, panel, program, tests };
}

function deactivate() { if (program) program.endAll(); }

module.exports = { activate, deactivate };
