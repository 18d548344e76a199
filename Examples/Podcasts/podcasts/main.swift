import PodcastsTerminal

PodcastsCommand.run()
