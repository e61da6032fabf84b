import EditorServer

EditorServer.main()
