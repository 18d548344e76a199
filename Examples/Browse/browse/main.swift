import BrowseTerminal

BrowseCommand.run()
