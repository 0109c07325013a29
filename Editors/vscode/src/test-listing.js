// SPDX-License-Identifier: MIT
"use strict";

// Reads what `render test` writes: the list of tests, and results.json.

const fs = require("fs");
const path = require("path");

/**
 * The tests that `render test --list` prints, one a line: a name, two spaces, a file and a line.
 *
 * @param root The folder that the files are relative to.
 * @returns For each test: `name`, `label`, `file` (an absolute path) and `line` (counted from 0; undefined if unknown).
 */
function testsInList(text, root) {
  return text.split("\n").filter(Boolean).map(line => {
    const [name, place] = line.split("  ");
    const found = /^(.*?\.swift)(?::(\d+))?$/.exec(place ?? "");
    if (!found) throw new Error(`a line that is no test: ${line}`);
    // The name begins with the file's path, without its extension.
    const stem = found[1].replace(/\.swift$/, "") + "/";
    return {
      name, label: name.startsWith(stem) ? name.slice(stem.length) : name, file: path.resolve(root, found[1]),
      line: found[2] === undefined ? undefined : Number(found[2]) - 1,
    };
  });
}

/** The results in a report's folder, with absolute paths of pictures; undefined if the run wrote none. */
function resultsIn(folder) {
  let text;
  try { text = fs.readFileSync(path.join(folder, "results.json"), "utf8"); } catch { return undefined; }
  const results = JSON.parse(text);
  if (results.version !== 1) throw new Error(`results.json has version ${results.version}, not 1`);
  for (const test of results.tests) {
    for (const key of ["expected", "actual"]) if (test[key]) test[key] = path.join(folder, test[key]);
  }
  return results.tests;
}

module.exports = { resultsIn, testsInList };
