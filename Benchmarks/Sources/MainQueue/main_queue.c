#include "main_queue.h"
