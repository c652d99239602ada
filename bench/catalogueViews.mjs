/**
 * The lists of games that the operator is asked for.
 * @module
 */

export const LIST = { offset: 0, count: 36, facets: true };
/** The list as the hall asks for it, with each filter and order. */
export const VIEWS = {
  'no filter': {},
  category: { category: 'slots' },
  provider: { providers: ['stonelight', 'tidewright'] },
  type: { types: ['slot'] },
  feature: { features: ['freeSpins', 'multiplier'] },
  volatility: { volatilities: ['high'] },
  'return to player': { rtps: ['from96'] },
  mark: { marks: ['freeSpins', 'new'] },
  'all of them': {
    category: 'slots',
    providers: ['stonelight'],
    types: ['slot'],
    features: ['freeSpins'],
    volatilities: ['high'],
    rtps: ['from96'],
  },
  'by title': { sort: 'title' },
  'by highest win': { sort: 'max_win', order: 'desc' },
  'the last page': { offset: 1_000_000 },
  'a text': { query: 'ember' },
  'a typing error': { query: 'embre' },
};
