@_exported import Quartz2D
