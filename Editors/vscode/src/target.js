// SPDX-License-Identifier: MIT
"use strict";

// Chooses what the program compiles for a file: its package, its Xcode project, its folder or the file alone.

const fs = require("fs");
const path = require("path");

/**
 * @param file The path of a Swift file.
 * @param scope The setting `zoetrope.scope`: auto, folder or file.
 * @param boundary The workspace folder. No package above it is chosen.
 * @returns `path`: the argument for the program. `folder`: the folder that names of previews are relative to.
 *   `root`: the folder that files in the results of `render test` are relative to.
 */
function targetOf(file, scope, boundary) {
  const folder = path.dirname(file);
  let chosen = scope === "folder" ? folder : file;
  if (scope === "auto") {
    const isProject = each => isFile(path.join(each, "Package.swift")) || hasProject(each);
    chosen = ancestors(folder, boundary).find(isProject) ?? file;
  }
  const base = chosen === file ? folder : chosen;
  const root = ancestors(base).find(each => isFile(path.join(each, "Package.swift"))) ?? base;
  return { path: chosen, folder: base, root };
}

/** A folder and its ancestors up to `last`, innermost first; the folder alone if it is not inside `last`. */
function ancestors(folder, last = path.parse(folder).root) {
  const isInside = folder === last || folder.startsWith(last.endsWith(path.sep) ? last : last + path.sep);
  const all = [folder];
  while (isInside && all[all.length - 1] !== last) all.push(path.dirname(all[all.length - 1]));
  return all;
}

function isFile(name) {
  try { return fs.statSync(name).isFile(); } catch { return false; }
}

function hasProject(folder) {
  try { return fs.readdirSync(folder).some(name => name.endsWith(".xcodeproj")); } catch { return false; }
}

module.exports = { targetOf };
