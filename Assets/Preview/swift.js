// SPDX-License-Identifier: MIT

// Splits Swift code into coloured parts, for the page of live previews and for galleries, which contain this file.

// Words that are keywords everywhere, only before another word, and only as accessors.
const swiftWords = new Set("as associatedtype await break case catch class continue default defer deinit do else enum extension fallthrough false fileprivate for func guard if import in init inout internal is let nil operator precedencegroup private protocol public repeat rethrows return self Self static struct subscript super switch throw throws true try typealias var where while".split(" "));
const swiftModifiers = new Set("actor any borrowing consume consuming convenience copy distributed dynamic each final indirect infix isolated lazy macro mutating nonisolated nonmutating open optional override package postfix prefix required sending some unowned weak yield".split(" "));
const swiftAccessors = new Set("get set willSet didSet".split(" "));
// Splits Swift code into pairs of a class and a text: k keyword, t type, s string, n number, c comment, a attribute or
// macro, "" for the rest. A literal that is not closed ends with its line.
function swiftTokens(text) {
  const tokens = [];
  // `before` is the last word or sign that is neither space nor comment.
  let at = 0, before = "";
  const next = expression => { expression.lastIndex = at; return expression.exec(text)?.[0]; };
  const add = (kind, part) => { if (part) tokens.push([kind, part]); at += part.length; };
  // Comments nest.
  function comment() {
    let depth = 0, end = at;
    do {
      const mark = text.slice(end, end + 2), by = { "/*": 1, "*/": -1 }[mark] || 0;
      depth += by;
      end += by ? 2 : 1;
    } while (depth && end < text.length);
    add("c", text.slice(at, end));
  }
  // Interpolations are code.
  function string(hashes, quotes) {
    const isLine = quotes.length === 1, escape = "\\" + hashes;
    let start = at, isClosed = false;
    const flush = () => { if (at > start) tokens.push(["s", text.slice(start, at)]); start = at; };
    at += hashes.length + quotes.length;
    while (at < text.length && !isClosed) {
      if (text.startsWith(quotes + hashes, at)) {
        at += quotes.length + hashes.length;
        // A quote before the closing ones belongs to the text.
        while (!isLine && !hashes && text[at] === '"') at++;
        isClosed = true;
      } else if (text.startsWith(escape + "(", at)) {
        at += escape.length + 1;
        flush();
        const [kept, place] = [tokens.length, at];
        before = "(";
        if (code(true)) { start = at++; continue; }
        // The interpolation is not closed.
        [tokens.length, at] = [kept, place];
        if (!isLine) { start = at; continue; }
        code(true, true);
        start = at;
      } else if (isLine && text[at] === "\n") {
        break;
      } else {
        at += text.startsWith(escape, at) && text[at + escape.length] !== "\n" ? escape.length + 1 : 1;
      }
    }
    at = Math.min(at, text.length);
    flush();
    before = '"';
  }
  function kindOf(word, isInParentheses) {
    const after = text.slice(at + word.length, at + word.length + 80);
    if (before === ".") return word === "self" || word === "init" ? "k" : /^_?\p{Lu}/u.test(word) ? "t" : "";
    // A label of an argument or a parameter.
    if (isInParentheses && (before === "(" || before === ",") && (/^\s*:(?!:)/.test(after) && !/^(nil|true|false|self)$/.test(word) || /^(as|default|for|in|is|repeat|where|while)$/.test(word) && /^ +[\p{L}_]\w*\s*:/u.test(after))) return "";
    if (swiftWords.has(word)) return "k";
    if (word === "async" && (before === ")" && /^\s*(throws|->|\{|$|,|\))/.test(after) || /^ +let\b/.test(after))) return "k";
    if (swiftModifiers.has(word) && (/^[ \t]+(?!(else|in|is|as|where)\b)[\p{L}_@`(~]/u.test(after) && (/^[ \t]+[^(~]/.test(after) || word === "any" || word === "some") || /^\((set|unsafe|safe)\)/.test(after))) return "k";
    if (swiftAccessors.has(word) && (before === "{" || before === "}" || swiftAccessors.has(before) || swiftModifiers.has(before)) && /^\s*(\{|\}|\(\w+\)\s*\{|async\b|throws\b|get\b|set\b|mutating\b|nonmutating\b)/.test(after)) return "k";
    if (/^(set|unsafe|safe)$/.test(word) && after[0] === ")" && /\b(private|fileprivate|internal|public|package|open|nonisolated|unowned)\($/.test(text.slice(Math.max(0, at - 14), at))) return "k";
    return /^_?\p{Lu}/u.test(word) ? "t" : "";
  }
  // Code up to the end, or to the parenthesis that closes an interpolation. Returns whether that was found.
  function code(isInner = false, isLine = false) {
    const open = [], pairs = { ")": "(", "]": "[", "}": "{" };
    while (at < text.length) {
      const sign = text[at];
      if (isInner && sign === ")" && !open.length) return true;
      if (isLine && sign === "\n") return false;
      let part, literal = /(#*)("""|")/y;
      literal.lastIndex = at;
      if (part = next(/\s+/y)) { add("", part); continue; }
      if (part = next(/\/\/[^\n]*/y)) { add("c", part); continue; }
      if (text.startsWith("/*", at)) { comment(); continue; }
      if (literal = literal.exec(text)) { string(literal[1], literal[2]); continue; }
      if (part = next(/(#+)\/[\s\S]*?\/\1/y)) add("s", part);
      else if (/^$|[([{,;=:!&|?]$|^(return|in|case|where|if|while|guard|try|await)$/.test(before) && (part = next(/\/(?![\s*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n])+\//y))) add("s", part);
      else if (part = next(/@[\p{L}_]\w*(?:\.\w+)*|#[\p{L}_]\w*/yu)) add("a", part);
      else if (part = next(/0x[\da-fA-F_]+(?:\.[\da-fA-F_]+)?(?:[pP][+-]?\d+)?|0b[01_]+|0o[0-7_]+|\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][+-]?\d+)?/y)) add(before === "." ? "" : "n", part);
      else if (part = next(/`[^`\n]*`|\$[\w$]+/y)) add("", part);
      else if (part = next(/[\p{L}_][\p{L}\p{M}\p{N}_]*/yu)) add(kindOf(part, open.at(-1) === "("), part);
      else {
        part = next(/[^]/yu) || sign;
        if ("([{".includes(part)) open.push(part);
        if (pairs[part] && open.pop() !== pairs[part] && isInner) return false;
        add("", part);
      }
      before = part;
    }
    return false;
  }
  code();
  return tokens;
}
// The nodes of each line.
function swiftLines(text) {
  const lines = [[]];
  for (const [kind, part] of swiftTokens(text)) part.split("\n").forEach((piece, index) => {
    if (index) lines.push([]);
    if (piece) lines.at(-1).push(kind ? Object.assign(document.createElement("span"), { className: kind, textContent: piece }) : piece);
  });
  return lines;
}
