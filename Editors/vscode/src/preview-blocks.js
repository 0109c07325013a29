// SPDX-License-Identifier: MIT
"use strict";

// Finds the previews of a Swift file: `#Preview` macros and types that conform to `PreviewProvider`.

const path = require("path");
const { codeOnly, endOfBrackets, literalAt } = require("./swift-text");

/**
 * The previews of a file, in source order. Lines count from 0; `endLine` is the last line.
 *
 * - `title`: the name in the macro, or of the type without `_Previews`; undefined if the macro has no name.
 * - `word`: the preview's part of its name in `render test`, such as `Red-2`; undefined for providers.
 * - `displayNames`: of a provider, the names that `previewDisplayName` gives, with their lines.
 */
function previewBlocks(text) {
  const code = codeOnly(text);
  const line = lineCounter(text);
  const blocks = [...macros(text, code), ...providers(text, code, line)].sort((a, b) => a.start - b.start);
  const taken = new Set();
  for (const block of blocks) {
    block.line = line(block.start);
    block.endLine = line(block.end - 1);
    if (!block.isMacro) continue;
    const word = block.title === undefined ? "Preview" : typable(block.title);
    if (word === undefined) continue;
    block.word = word;
    for (let count = 2; taken.has(block.word.toLowerCase()); count++) block.word = `${word}-${count}`;
    taken.add(block.word.toLowerCase());
  }
  return blocks;
}

function* macros(text, code) {
  for (const found of code.matchAll(/#Preview\b/g)) {
    let end = found.index + found[0].length, title;
    const next = () => end + code.slice(end).search(/\S|$/);
    if (code[next()] === "(") {
      const open = next();
      const first = open + 1 + code.slice(open + 1).search(/\S|$/);
      title = plainLiteral(text, first);
      end = endOfBrackets(text, open);
    }
    if (code[next()] !== "{") continue;
    yield { isMacro: true, title, displayNames: [], start: found.index, end: endOfBrackets(text, next()) };
  }
}

function* providers(text, code, line) {
  const declaration = /\b(?:struct|class|enum|extension)\s+(\w+)\s*:[^{}]*\bPreviewProvider\b[^{}]*\{/g;
  for (const found of code.matchAll(declaration)) {
    const end = endOfBrackets(text, found.index + found[0].length - 1);
    const body = code.slice(found.index, end);
    const displayNames = [...body.matchAll(/\.previewDisplayName\s*\(\s*/g)].map(call => {
      const start = found.index + call.index;
      return { line: line(start), title: plainLiteral(text, start + call[0].length) };
    }).filter(each => each.title !== undefined);
    const title = found[1].replace(/_Previews?$/, "");
    yield { isMacro: false, title, displayNames, start: found.index, end };
  }
}

/** The value of the string literal at `index`; undefined if there is none, or if it has interpolations. */
function plainLiteral(text, index) {
  const literal = literalAt(text, index);
  if (!literal || text[index] === "#" || text.startsWith('"""', index)) return undefined;
  const contents = text.slice(literal.contents, literal.contentsEnd);
  if (contents.includes("\\(")) return undefined;
  const escapes = { n: "\n", t: "\t", r: "\r", 0: "\0" };
  const scalar = digits => String.fromCodePoint(Math.min(parseInt(digits, 16), 0x10ffff));
  return contents
    .replace(/\\u\{([0-9a-fA-F]{1,6})\}/g, (all, digits) => scalar(digits))
    .replace(/\\(.)/g, (all, character) => escapes[character] ?? character);
}

/** The title as a part of a test's name, by the rule of `SnapshotWord`; undefined if that would need a checksum. */
function typable(title) {
  let word = "";
  for (const character of title) {
    if (/[\p{L}\p{N}_+@]/u.test(character) || (character === "." && /\p{N}$/u.test(word))) word += character;
    else if (!word.endsWith("-")) word += "-";
  }
  word = word.replace(/^[-.]+|[-.]+$/g, "");
  return word && Buffer.byteLength(word) <= 80 ? word : undefined;
}

/** Returns a function from an index in `text` to its line, counted from 0. */
function lineCounter(text) {
  const starts = [0];
  for (let index = text.indexOf("\n"); index >= 0; index = text.indexOf("\n", index + 1)) starts.push(index + 1);
  return index => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (starts[middle] <= index) low = middle; else high = middle;
    }
    return low;
  };
}

/** The preview around a line; undefined if the line is in none. */
function blockAt(blocks, line) {
  return blocks.find(block => block.line <= line && line <= block.endLine);
}

/**
 * Chooses a preview's name from those that `render preview` lists: titles, or `Folder/File/Title` for titles that
 * occur twice.
 *
 * @param names All names, as the program lists them.
 * @param block The preview to choose.
 * @param line The line of the cursor, which chooses among the views of a provider.
 * @param stem The file's path without extension, relative to what is previewed: `Sources/App/Card`.
 * @returns undefined if no name fits.
 */
function nameAmong(names, block, line, stem) {
  const titles = [];
  if (block.isMacro) {
    if (block.word) titles.push(`${stem}/${block.word}`, block.title ?? block.word, block.word);
    else titles.push(block.title);
  } else {
    // In the source, a display name follows the view that it names.
    const near = block.displayNames.find(each => each.line >= line) ?? block.displayNames.at(-1);
    for (const title of [near && near.title, block.title, block.title + " 1"]) {
      if (title) titles.push(`${stem}/${typable(title)}`, title);
    }
  }
  return titles.find(title => names.includes(title))
    ?? names.find(name => name.startsWith(`${stem}/`) && !block.isMacro);
}

/** The path of a file without its extension, relative to a folder. */
function stemOf(file, folder) {
  return path.relative(folder, file).replace(/\.swift$/, "").split(path.sep).join("/");
}

/** Whether a file imports SwiftUI or has a `#Preview`. */
function hasViews(text) {
  const statement = /^[ \t]*(?:@\w+(?:\([^)]*\))?\s+)*(?:\w+\s+)?import\s+(?:\w+\s+)?SwiftUI\b/m;
  return statement.test(text) || text.includes("#Preview");
}

module.exports = { blockAt, hasViews, nameAmong, previewBlocks, stemOf, typable };
