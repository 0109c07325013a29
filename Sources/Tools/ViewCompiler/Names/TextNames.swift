// SPDX-License-Identifier: MIT

// Names of texts, fonts, images, symbols and text input.

extension NameFamily {
    static let text = NameFamily(
        "Text",
        """
        type Text Text.Case Text.DateStyle Text.TruncationMode Text.LineStyle Text.LineStyle.Pattern Text.Scale
        type Text.Layout Text.Layout.Line Text.Layout.Run Text.Layout.RunSlice Text.Layout.TypographicBounds
        type Text.Layout.DrawingOptions Text.Layout.CharacterIndex Text.Layout.Key Text.LayoutKey
        type Text.WritingDirection TextAlignment TextRenderer TextAttribute TextProxy TextSelectability
        type EnabledTextSelectability DisabledTextSelectability TextVariantPreference FixedTextVariant
        type SizeDependentTextVariant LocalizedStringKey Label LabelStyle LabelStyleConfiguration DefaultLabelStyle
        type IconOnlyLabelStyle TitleOnlyLabelStyle TitleAndIconLabelStyle SystemFormatStyle
        type SystemFormatStyle.DateReference SystemFormatStyle.DateOffset SystemFormatStyle.Stopwatch
        type SystemFormatStyle.Timer TimeDataSource TextSelection AttributedTextSelection AttributedTextFormatting
        type AttributedTextFormattingDefinition TypesettingLanguage WritingToolsBehavior
        type LocalizedStringKey.StringInterpolation
        modifier lineLimit lineSpacing lineHeight multilineTextAlignment truncationMode minimumScaleFactor
        modifier allowsTightening textCase textScale textSelection textRenderer strikethrough underline kerning
        modifier tracking baselineOffset labelStyle typesettingLanguage textVariant speechAdjustedPitch
        modifier speechAlwaysIncludesPunctuation speechAnnouncementsQueued speechSpellsOutCharacters
        modifier labelIconToTitleSpacing labelReservedIconWidth attributedTextFormattingDefinition
        modifier writingToolsBehavior writingDirection
        environment lineLimit lineSpacing multilineTextAlignment truncationMode minimumScaleFactor allowsTightening
        environment textCase labelStyle lineHeight
        member Text: init bold italic font fontWeight fontDesign fontWidth foregroundColor foregroundStyle
        member Text: strikethrough underline kerning tracking baselineOffset monospaced monospacedDigit textScale
        member Text: customAttribute speechAdjustedPitch accessibilityLabel accessibilityHeading
        member Text: accessibilityTextContentType
        member Text.Case: uppercase lowercase
        member Text.DateStyle: time date relative offset timer
        member Text.TruncationMode: head tail middle
        member Text.LineStyle: init single
        member Text.LineStyle.Pattern: solid dot dash dashDot dashDotDot
        member Text.Scale: default secondary
        member TextAlignment: leading center trailing
        member TextRenderer: draw sizeThatFits displayPadding
        member LocalizedStringKey: init
        member Label: init
        member LabelStyle: automatic iconOnly titleOnly titleAndIcon makeBody
        member LabelStyleConfiguration: icon title
        """)

    static let fonts = NameFamily(
        "Fonts",
        """
        type Font Font.TextStyle Font.Weight Font.Design Font.Width Font.Leading Font.Resolved Font.Context
        type FontResolutionContext
        modifier font fontWeight fontDesign fontWidth bold italic monospaced monospacedDigit
        environment font fontResolutionContext
        member Font: largeTitle title title2 title3 headline subheadline body callout footnote caption caption2 system
        member Font: custom init bold italic weight width monospaced monospacedDigit smallCaps lowercaseSmallCaps
        member Font: uppercaseSmallCaps leading scaled pointSize resolve extraLargeTitle extraLargeTitle2
        member Font.TextStyle: largeTitle title title2 title3 headline subheadline body callout footnote caption
        member Font.TextStyle: caption2 allCases extraLargeTitle extraLargeTitle2
        member Font.Weight: ultraLight thin light regular medium semibold bold heavy black
        member Font.Design: default serif rounded monospaced
        member Font.Width: compressed condensed standard expanded
        member Font.Leading: standard tight loose
        """)

    static let images = NameFamily(
        "Images and symbols",
        """
        type Image Image.ResizingMode Image.Scale Image.Interpolation Image.Orientation Image.TemplateRenderingMode
        type Image.DynamicRange AsyncImage AsyncImagePhase ImageRenderer SymbolVariants SymbolRenderingMode
        type SymbolEffect BounceSymbolEffect PulseSymbolEffect VariableColorSymbolEffect ScaleSymbolEffect
        type AppearSymbolEffect DisappearSymbolEffect ReplaceSymbolEffect AutomaticSymbolEffect BreatheSymbolEffect
        type RotateSymbolEffect WiggleSymbolEffect DrawOnSymbolEffect DrawOffSymbolEffect SymbolEffectOptions
        type SymbolColorRenderingMode SymbolVariableValueMode DiscreteSymbolEffect IndefiniteSymbolEffect
        type ContentTransitionSymbolEffect TransitionSymbolEffect ColorResource ImageResource
        modifier imageScale symbolVariant symbolRenderingMode symbolEffect symbolEffectsRemoved
        modifier symbolColorRenderingMode symbolVariableValueMode
        member Image: init resizable renderingMode interpolation antialiased allowedDynamicRange symbolRenderingMode
        member Image: accessibilityLabel symbolColorRenderingMode symbolVariableValueMode
        member Image.ResizingMode: tile stretch
        member Image.Scale: small medium large
        member Image.Interpolation: none low medium high
        member Image.TemplateRenderingMode: template original
        member Image.Orientation: up upMirrored down downMirrored left leftMirrored right rightMirrored
        member AsyncImage: init
        member AsyncImagePhase: empty success failure image error
        member ImageRenderer: init content scale proposedSize colorMode isOpaque cgImage uiImage nsImage render
        member ImageRenderer: objectWillChange isObservationEnabled
        member SymbolVariants: none fill slash circle square rectangle contains
        member SymbolRenderingMode: monochrome multicolor hierarchical palette
        member SymbolEffect: bounce pulse variableColor scale appear disappear replace automatic breathe rotate wiggle
        member SymbolEffect: drawOn drawOff
        member SymbolEffectOptions: default repeating nonRepeating repeat speed
        member ContentMode: fit fill
        type ContentMode
        """)

    static let textInput = NameFamily(
        "Text input",
        """
        type TextField TextFieldLink SecureField TextEditor TextFieldStyle DefaultTextFieldStyle PlainTextFieldStyle
        type RoundedBorderTextFieldStyle SquareBorderTextFieldStyle TextEditorStyle AutomaticTextEditorStyle
        type PlainTextEditorStyle RoundedBorderTextEditorStyle TextEditorStyleConfiguration
        type TextInputAutocapitalization SubmitLabel SubmitTriggers TextInputFormattingControlPlacement
        type TextInputCompletion TextInputDictationBehavior TextSelectionAffinity UITextContentType NSTextContentType
        type WKTextContentType UIKeyboardType
        modifier textFieldStyle textEditorStyle keyboardType textContentType textInputAutocapitalization
        modifier autocapitalization autocorrectionDisabled disableAutocorrection submitLabel submitScope onSubmit
        modifier findNavigator findDisabled replaceDisabled textInputCompletion textInputSuggestions
        modifier textInputFormattingControlVisibility textSelectionAffinity textEditorContentMargins
        environment autocorrectionDisabled submitLabel textEditorStyle
        member TextField: init
        member TextFieldStyle: automatic plain roundedBorder squareBorder
        member TextEditorStyle: automatic plain roundedBorder
        member SubmitLabel: done go send join route search return next continue
        member SubmitTriggers: text search
        member TextInputAutocapitalization: never words sentences characters
        member UIKeyboardType: default asciiCapable numbersAndPunctuation URL numberPad phonePad namePhonePad
        member UIKeyboardType: emailAddress decimalPad twitter webSearch asciiCapableNumberPad
        member UITextContentType: name givenName familyName emailAddress username password newPassword oneTimeCode
        member UITextContentType: telephoneNumber streetAddressLine1 fullStreetAddress addressCity addressState
        member UITextContentType: postalCode countryName organizationName URL creditCardNumber
        """)
}
