/** The catalogues of the pages guests meet first, in one file. */
import core from './core.json';
import games from './games.json';
import system from './system.json';

export default { core, games, system };
