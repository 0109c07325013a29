// SPDX-License-Identifier: MIT

@_exported import Quartz2D
