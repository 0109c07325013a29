// SPDX-License-Identifier: MIT
"use strict";

// Offers the corrections of `render check`.

const vscode = require("vscode");

class QuickFixes {
  /** @param diagnostics The `Diagnostics` whose findings have fixes. */
  constructor(diagnostics) {
    this.diagnostics = diagnostics;
    this.subscriptions = [
      vscode.languages.registerCodeActionsProvider(
        { language: "swift", scheme: "file" }, this, { providedCodeActionKinds: [vscode.CodeActionKind.QuickFix] }),
    ];
  }

  provideCodeActions(document, range, context) {
    const lines = document.getText().split(/\r\n|\n|\r/);
    const isBefore = (one, other) =>
      one.line < other.line || one.line === other.line && one.character < other.character;
    const isTouched = ({ start, end }) => !isBefore(range.end, start) && !isBefore(end, range.start);
    return this.diagnostics.fixes(document.uri)
      // A line that has changed since the check is not corrected.
      .filter(fix => (isTouched(fix.range) || isTouched(fix.marks))
        && (fix.word ? marked(fix.range, lines) === fix.word : lines[fix.range.start.line] === fix.line))
      .map(({ marks, range, word, text }) => {
        const action = new vscode.CodeAction(word ? `Change to '${text}'` : `Insert '${text}'`, vscode.CodeActionKind.QuickFix);
        action.edit = new vscode.WorkspaceEdit();
        action.edit.replace(document.uri, range, text);
        action.diagnostics = context.diagnostics.filter(each =>
          each.source === "zoetrope" && each.range.start.line === marks.start.line
          && each.range.start.character === marks.start.character);
        action.isPreferred = true;
        return action;
      });
  }

  dispose() {
    for (const each of this.subscriptions) each.dispose();
  }
}

/** The text of a range in one line. */
function marked({ start, end }, lines) {
  return (lines[start.line] ?? "").slice(start.character, end.character);
}

module.exports = { QuickFixes, marked };
