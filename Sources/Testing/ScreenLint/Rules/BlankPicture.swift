// SPDX-License-Identifier: MIT

extension Rule {
    static let blankPicture = Rule(
        "blank-picture", .error, needsPictures: true, "All pixels of the picture have one colour."
    ) { screen in
        screen.isBlank
            ? [
                Fault(
                    nil, "the picture is blank; give the preview the data that it shows, or choose a moment with --at")
            ]
            : []
    }
}
