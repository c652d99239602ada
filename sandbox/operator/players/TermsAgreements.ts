import { createHash } from 'node:crypto';
import { registrationRules } from '../../../src/shared/validation/registrationRules.ts';
import type { Sql } from '../../database/database.ts';
import { defaultLocale } from '../market/facts.ts';
import { invalidField } from '../OperatorError.ts';
import type { SandboxClock } from '../SandboxClock.ts';
import type { ContentSystem } from '../vendors/ContentSystem.ts';
import { recordAgreement } from './recordAgreement.ts';

/** The page of the content system that players agree to. */
const SLUG = 'terms';

/**
 * Who has agreed to the age and the terms of play (docs/decisions/terms.md). Whoever registers by a form has; players who
 * come in by a launch of the messenger have ticked nothing, and are asked before money moves.
 */
export class TermsAgreements {
  constructor(
    private readonly clock: Pick<SandboxClock, 'now'>,
    private readonly content: Pick<ContentSystem, 'find'>,
  ) {}

  /**
   * SHA-256 of the terms as players of this language read them; empty if the content system has never shown them. To be
   * asked for outside of a transaction: it may be a request.
   */
  async version(locale: string): Promise<string> {
    const page = (await this.page(locale)) ?? (locale === defaultLocale ? null : await this.page(defaultLocale));
    if (page === null) return '';
    const { title, lead, blocks } = page;
    return createHash('sha256').update(JSON.stringify({ title, lead, blocks })).digest('hex');
  }

  /** Keeps that the player has agreed to this version now. The first agreement stays. */
  agree(sql: Sql, uid: bigint, version: string): Promise<void> {
    return recordAgreement(sql, { uid, version, at: this.clock.now() });
  }

  /** Refuses a player who has not agreed: InvalidParameterException at `terms`, `termsNotAgreed`. */
  async demand(sql: Sql, uid: bigint): Promise<void> {
    const rows = await sql.query('select 1 from operator.terms_agreements where uid = $1', [uid]);
    if (rows.length === 0 && (await this.areActive())) throw invalidField(SLUG, 'termsNotAgreed');
  }

  /** 3-33: whether the site asks for agreement at all. */
  async areActive(): Promise<boolean> {
    return registrationRules(await this.content.find('site-configuration', defaultLocale)).areTermsActive;
  }

  private async page(locale: string): Promise<Readonly<Record<string, unknown>> | null> {
    const pages = await this.content.find('pages', locale);
    if (!Array.isArray(pages)) return null;
    return (
      pages.map((page: unknown) => Object(page) as Record<string, unknown>).find(({ slug }) => slug === SLUG) ?? null
    );
  }
}
