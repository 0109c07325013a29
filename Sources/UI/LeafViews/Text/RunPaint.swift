// SPDX-License-Identifier: MIT

import Drawing
import Motion
@_spi(ViewGraph) import ViewGraph

/// The animated styles of one run of text.
struct RunPaint {
    /// The styles of a run's letters, underline, strikethrough and background. A nil line style means the letters'
    /// style; a nil background means no background.
    struct Styles {
        var text: _ResolvedStyle
        var underline: _ResolvedStyle?
        var strikethrough: _ResolvedStyle?
        var background: _ResolvedStyle?

        init(of attributes: TextAttributes, in context: StyleContext) {
            text = (attributes.style ?? ForegroundStyle())._resolve(in: context)
            underline = attributes.underline?.style.color?._resolve(in: context)
            strikethrough = attributes.strikethrough?.style.color?._resolve(in: context)
            background = attributes.background?._resolve(in: context)
        }
    }

    private var text: AnimatableAttribute<_ResolvedStyle>
    private var underline: AnimatableAttribute<_ResolvedStyle>
    private var strikethrough: AnimatableAttribute<_ResolvedStyle>
    /// nil for runs without a background.
    private var background: AnimatableAttribute<_ResolvedStyle>?

    init(_ styles: Styles) {
        text = AnimatableAttribute(styles.text)
        underline = AnimatableAttribute(styles.underline ?? styles.text)
        strikethrough = AnimatableAttribute(styles.strikethrough ?? styles.text)
        background = styles.background.map { AnimatableAttribute($0) }
    }

    mutating func update(_ styles: Styles, _ transaction: Transaction, at time: Double) {
        text.update(style: styles.text, transaction, at: time)
        underline.update(style: styles.underline ?? styles.text, transaction, at: time)
        strikethrough.update(style: styles.strikethrough ?? styles.text, transaction, at: time)
        if let new = styles.background, background != nil {
            background!.update(style: new, transaction, at: time)
        } else {
            background = styles.background.map { AnimatableAttribute($0) }
        }
    }

    /// The letters' colour at the end of the running animation.
    var color: RGBAColor { text.model.color }

    mutating func style(of part: TextFigure.Part, in emitter: inout Emitter) -> _ResolvedStyle {
        switch part {
        case .letters, .emoji, .image: text.presentation(in: &emitter)
        case .underline: underline.presentation(in: &emitter)
        case .strikethrough: strikethrough.presentation(in: &emitter)
        case .background: background?.presentation(in: &emitter) ?? text.presentation(in: &emitter)
        }
    }
}
