// SPDX-License-Identifier: MIT

import Foundation

// What the code of a view asks `Bundle.main` or `NSLocalizedString` for is looked for in the string tables of its host first,
// in the host's language.
//
// As in Bundle+HostFiles.swift, these are overloads that fit better than Foundation's: by strings that are not optional, or
// by having no parameters that are left out. Calls that only Foundation's fit, with nil for both value and table, are meant
// by what `render` compiles along with the files of an author.

extension Bundle {
    /// The words for a key in the language of the host; without any, `value`, and without that the key.
    public func localizedString(forKey key: String, value: String, table tableName: String) -> String {
        hostString(forKey: key, value: value, table: tableName)
    }

    /// The words for a key in the language of the host; without any, `value`, and without that the key.
    public func localizedString(forKey key: String, value: String?, table tableName: String) -> String {
        hostString(forKey: key, value: value, table: tableName)
    }

    /// The words for a key in the language of the host; without any, `value`, and without that the key.
    public func localizedString(forKey key: String, value: String, table tableName: String?) -> String {
        hostString(forKey: key, value: value, table: tableName)
    }

    /// What `localizedString` is in programs that `render` makes: the words for a key in the language of the host.
    public func hostString(forKey key: String, value: String?, table tableName: String?) -> String {
        HostServices.words(forKey: key, table: tableName)
            ?? localizedString(forKey: key, value: value as String?, table: tableName as String?)
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The words for a key in the language of the host, else the key.
public func NSLocalizedString(_ key: String, comment: String) -> String {
    Bundle.main.hostString(forKey: key, value: nil, table: nil)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The words for a key in the language of the host, else the key.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    Bundle.main.hostString(forKey: key, value: nil, table: tableName)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The words for a key in the language of the host, else `value`.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    Bundle.main.hostString(forKey: key, value: value, table: nil)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The words for a key in the language of the host, else the key.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    bundle.hostString(forKey: key, value: nil, table: nil)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The words for a key in the language of the host, else `value`.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
    Bundle.main.hostString(forKey: key, value: value, table: tableName)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The words for a key in the language of the host, else the key.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    bundle.hostString(forKey: key, value: nil, table: tableName)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The words for a key in the language of the host, else `value`.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    bundle.hostString(forKey: key, value: value, table: nil)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The words for a key in the language of the host, else `value`.
public func NSLocalizedString(
    _ key: String, tableName: String, bundle: Bundle, value: String, comment: String
) -> String {
    bundle.hostString(forKey: key, value: value, table: tableName)
}
