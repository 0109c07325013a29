// SPDX-License-Identifier: MIT
"use strict";

// The settings `zoetrope.*`, as values and as options of the command line.

const vscode = require("vscode");
const { targetOf } = require("./target");

function setting(name, uri) { return vscode.workspace.getConfiguration("zoetrope", uri).get(name); }

/** The options of `render preview` that the settings ask for. */
function viewOptions(uri) {
  const options = [];
  const names = {
    device: "--device", colorScheme: "--color-scheme", dynamicType: "--dynamic-type", locale: "--locale",
  };
  for (const [name, option] of Object.entries(names)) {
    const value = setting(name, uri);
    if (value) options.push(option, value);
  }
  return options;
}

/** The options that choose a target of a package or project. */
function projectOptions(uri) {
  const target = setting("target", uri);
  return target ? ["--target", target] : [];
}

/** What the program compiles for a file, by the setting `zoetrope.scope`. */
function targetOfUri(uri) {
  const folder = vscode.workspace.getWorkspaceFolder(uri);
  return targetOf(uri.fsPath, setting("scope", uri), folder && folder.uri.fsPath);
}

module.exports = { projectOptions, setting, targetOfUri, viewOptions };
