// SPDX-License-Identifier: MIT
"use strict";

// The code lenses "Preview" and "Record" above each preview.

const vscode = require("vscode");
const { previewBlocks } = require("./preview-blocks");

const previewLenses = {
  provideCodeLenses(document) {
    if (document.uri.scheme !== "file") return [];
    return previewBlocks(document.getText()).flatMap(block => {
      const range = new vscode.Range(block.line, 0, block.line, 0);
      const lens = (title, tooltip, command) =>
        new vscode.CodeLens(range, { title, tooltip, command, arguments: [document.uri, block.line] });
      return [
        lens("Preview", "Show this preview beside the editor", "zoetrope.preview"),
        lens("Record", "Record this preview's picture as the expected one", "zoetrope.record"),
      ];
    });
  },
};

module.exports = { previewLenses };
