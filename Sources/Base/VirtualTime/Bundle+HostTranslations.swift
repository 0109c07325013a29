// SPDX-License-Identifier: MIT

import Foundation

// Overloads of Foundation's functions that search the host's string tables before `Bundle.main`, in the host's
// language.
//
// The compiler prefers an overload because its strings are not optional, or because it has no default arguments. Only
// Foundation's function accepts nil for both value and table. `render` redirects such calls to `hostString`, by code
// that it compiles along with the author's files.

extension Bundle {
    /// The translation of `key` in the host's language. Without a translation, `value`, or `key` if there is no value.
    public func localizedString(forKey key: String, value: String, table tableName: String) -> String {
        hostString(forKey: key, value: value, table: tableName)
    }

    /// The translation of `key` in the host's language. Without a translation, `value`, or `key` if there is no value.
    public func localizedString(forKey key: String, value: String?, table tableName: String) -> String {
        hostString(forKey: key, value: value, table: tableName)
    }

    /// The translation of `key` in the host's language. Without a translation, `value`, or `key` if there is no value.
    public func localizedString(forKey key: String, value: String, table tableName: String?) -> String {
        hostString(forKey: key, value: value, table: tableName)
    }

    /// Implements `localizedString` in programs that `render` builds. Returns the translation of `key` in the host's
    /// language. Without a translation, returns `value`, or `key` if there is no value.
    public func hostString(forKey key: String, value: String?, table tableName: String?) -> String {
        HostServices.words(forKey: key, table: tableName)
            ?? localizedString(forKey: key, value: value as String?, table: tableName as String?)
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The translation of `key` in the host's language, or the key.
public func NSLocalizedString(_ key: String, comment: String) -> String {
    Bundle.main.hostString(forKey: key, value: nil, table: nil)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The translation of `key` in the host's language, or the key.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    Bundle.main.hostString(forKey: key, value: nil, table: tableName)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The translation of `key` in the host's language, or `value`.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    Bundle.main.hostString(forKey: key, value: value, table: nil)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The translation of `key` in the host's language, or the key.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    bundle.hostString(forKey: key, value: nil, table: nil)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The translation of `key` in the host's language, or `value`.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
    Bundle.main.hostString(forKey: key, value: value, table: tableName)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The translation of `key` in the host's language, or the key.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    bundle.hostString(forKey: key, value: nil, table: tableName)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The translation of `key` in the host's language, or `value`.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    bundle.hostString(forKey: key, value: value, table: nil)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The translation of `key` in the host's language, or `value`.
public func NSLocalizedString(
    _ key: String, tableName: String, bundle: Bundle, value: String, comment: String
) -> String {
    bundle.hostString(forKey: key, value: value, table: tableName)
}
