// SPDX-License-Identifier: MIT

import LivePreview
import Testing

@Test func messagesCloseTheirParentheses() {
    #expect(
        LivePreviewError.noPage(searched: ["/a", "/b"]).description
            == "the files of the preview page are missing (searched: /a, /b)")
}
