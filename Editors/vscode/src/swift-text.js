// SPDX-License-Identifier: MIT
"use strict";

// Finds code in Swift source by blanking comments and the contents of strings.

/** The index behind a comment that begins at `start`. Block comments nest. */
function endOfComment(text, start) {
  if (text[start + 1] === "/") {
    const end = text.indexOf("\n", start);
    return end < 0 ? text.length : end;
  }
  let depth = 0;
  for (let index = start; index < text.length; index++) {
    const two = text.slice(index, index + 2);
    if (two === "/*") { depth++; index++; }
    if (two === "*/") { depth--; index++; }
    if (depth === 0) return index + 1;
  }
  return text.length;
}

/** The string literal that begins at `start`, with its number signs; undefined if none begins there. */
function literalAt(text, start) {
  const opening = /#*("""|")/y;
  opening.lastIndex = start;
  const found = opening.exec(text);
  if (!found) return undefined;
  const quotes = found[1], signs = "#".repeat(found[0].length - quotes.length);
  const contents = start + found[0].length;
  let index = contents;
  while (index < text.length) {
    if (text.startsWith(quotes + signs, index)) {
      return { contents, contentsEnd: index, end: index + quotes.length + signs.length };
    }
    if (quotes === "\"" && text[index] === "\n") break;
    if (!text.startsWith("\\" + signs, index)) { index++; continue; }
    index += 1 + signs.length;
    index = text[index] === "(" ? endOfBrackets(text, index) : index + 1;
  }
  // An unterminated literal ends with its line.
  return { contents, contentsEnd: index, end: index };
}

/** The index behind the bracket that closes the one at `start`, in unblanked text. */
function endOfBrackets(text, start) {
  let depth = 0, index = start;
  while (index < text.length) {
    const literal = literalAt(text, index);
    if (literal) { index = literal.end; continue; }
    if (text.startsWith("//", index) || text.startsWith("/*", index)) { index = endOfComment(text, index); continue; }
    if ("([{".includes(text[index])) depth++;
    if (")]}".includes(text[index])) depth--;
    index++;
    if (depth === 0) return index;
  }
  return text.length;
}

/** `text` with spaces in place of comments and the contents of strings, so that indices and lines stay the same. */
function codeOnly(text) {
  const blank = part => part.replace(/[^\n]/g, " ");
  let result = "", index = 0;
  while (index < text.length) {
    const literal = literalAt(text, index);
    if (literal) {
      result += text.slice(index, literal.contents) + blank(text.slice(literal.contents, literal.contentsEnd))
        + text.slice(literal.contentsEnd, literal.end);
      index = literal.end;
    } else if (text.startsWith("//", index) || text.startsWith("/*", index)) {
      const end = endOfComment(text, index);
      result += blank(text.slice(index, end));
      index = end;
    } else {
      result += text[index++];
    }
  }
  return result;
}

module.exports = { codeOnly, endOfBrackets, literalAt };
