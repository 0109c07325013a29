// SPDX-License-Identifier: MIT

// Re-exported, so that importing ViewGraph also imports these modules.
@_exported import LayoutEngine
@_exported import Styles
@_exported import VirtualTime
