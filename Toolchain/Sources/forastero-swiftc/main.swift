import CompilerDriver

_ = CompilerDriver()
