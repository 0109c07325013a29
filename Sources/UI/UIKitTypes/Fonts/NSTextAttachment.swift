// SPDX-License-Identifier: MIT

import Foundation
import Views

/// An image in an attributed string. It is drawn in its own size: the bounds are kept.
open class NSTextAttachment: NSObject, @unchecked Sendable {
    package var picture: UIImage?
    open var contents: Data?
    open var fileType: String?
    open var bounds = CGRect.zero
    open var lineLayoutPadding: CGFloat = 0

    @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
    open var image: UIImage? {
        get { picture }
        set { picture = newValue }
    }

    public init(data contentData: Data?, ofType uti: String?) {
        (contents, fileType) = (contentData, uti)
        picture = contentData.flatMap { UIImage(data: $0) }
    }
    public convenience override init() { self.init(data: nil, ofType: nil) }

    @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        picture = image
    }

    /// The character that an attachment stands for.
    public static let character = 0xFFFC
}

extension NSAttributedString {
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
