import BrowseGTK

GTKCommand.run()
