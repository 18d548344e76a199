#include "barrier.h"
