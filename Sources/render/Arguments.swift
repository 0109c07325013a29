import Foundation
import Views
import Zoetrope

/// From the text of single arguments to values. Each throws one line that shows what would have been right.
enum Arguments {
    static func size(_ text: String) throws -> CGSize {
        let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1] else {
            throw UsageError("'\(text)' is no size: use a width and a height in points, like 400x860")
        }
        return CGSize(width: width, height: height)
    }

    static func rate(_ text: String) throws -> FrameRate {
        guard let rate = try FrameRate(parsing: text) else {
            throw UsageError(
                "'\(text)' is no frame rate: use a number, like 30 or 29.97, or a fraction, like 30000/1001")
        }
        return rate
    }

    static func colorScheme(_ text: String) throws -> ColorScheme {
        switch text.lowercased() {
        case "light": return .light
        case "dark": return .dark
        default: throw UsageError("'\(text)' is no colour scheme: use light or dark")
        }
    }

    static func locale(_ text: String) throws -> Locale {
        let locale = Locale(identifier: text)
        guard let code = locale.language.languageCode, code.isISOLanguage else {
            throw UsageError("'\(text)' is no locale: use a language, like he, or one with a region, like en_US")
        }
        return locale
    }

    static func tap(_ text: String) throws -> EventScript.Event { try EventScript.Event(tap: text) }

    static func color(_ text: String) throws -> ColorArgument {
        guard let color = ColorArgument(text) else {
            let names = ColorArgument.names.keys.sorted().joined(separator: ", ")
            throw UsageError("'\(text)' is no colour: use #rgb, #rrggbb, #rrggbbaa, transparent, or one of \(names)")
        }
        return color
    }
}
