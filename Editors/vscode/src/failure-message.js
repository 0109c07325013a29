// SPDX-License-Identifier: MIT
"use strict";

// The message of a failed test, with its pictures.

const fs = require("fs");
const path = require("path");
const vscode = require("vscode");

/** The width of pictures in a message, in pixels. */
const WIDTH = 720;

/**
 * @param program The `Program` that draws the difference.
 * @param test `uri`, `line` and `result` of the test. `pictures` is set: files with their titles.
 * @param report The folder of the report.
 */
async function failureMessage(program, item, test, report) {
  const { result } = test;
  test.pictures = await picturesOf(program, result, report);
  const text = new vscode.MarkdownString();
  text.isTrusted = { enabledCommands: ["zoetrope.showFailure", "zoetrope.recordTest"] };
  text.appendText(result.message);
  for (const sentence of result.views) text.appendMarkdown("\n\n- ").appendText(sentence);
  for (const { title, file } of test.pictures.filter(picture => picture.isMain)) {
    text.appendMarkdown(`\n\n![${title}](${vscode.Uri.file(file)}|width=${WIDTH})`);
  }
  const links = [];
  if (test.pictures.length) links.push(`[Show pictures](${commandLink("zoetrope.showFailure", item.id)})`);
  if (result.accept) links.push(`[Record](${commandLink("zoetrope.recordTest", item.id)})`);
  if (links.length) text.appendMarkdown(`\n\n${links.join(" · ")}`);
  const message = new vscode.TestMessage(text);
  message.location = new vscode.Location(test.uri, new vscode.Position(test.line ?? 0, 0));
  return message;
}

/** The pictures of a failure. `isMain`: whether the short message shows the picture. */
async function picturesOf(program, { name, expected, actual }, report) {
  const pictures = [];
  if (expected && actual) {
    const file = path.join(report, "differences", `${name}.png`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    await program.run(["diff", expected, actual, "-o", file, "--force", "-q"]);
    if (fs.existsSync(file)) pictures.push({ title: "Expected, difference and actual", file, isMain: true });
  }
  if (expected) pictures.push({ title: "Expected", file: expected });
  if (actual) pictures.push({ title: "Actual", file: actual, isMain: pictures.length === 0 });
  return pictures;
}

/** The address of a link that runs a command. Parentheses would end a link in Markdown. */
function commandLink(command, ...args) {
  const text = encodeURIComponent(JSON.stringify(args));
  return `command:${command}?${text.replace(/[()]/g, sign => `%${sign.charCodeAt(0).toString(16)}`)}`;
}

module.exports = { commandLink, failureMessage };
