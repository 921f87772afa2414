// The packs of all languages by code.
import type { LabLanguage } from '../types.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { ja } from './ja.ts';
import { pl } from './pl.ts';
import { ru } from './ru.ts';
import type { InterfaceStrings, LanguagePack, Vocabulary } from './types.ts';
import { zh } from './zh.ts';

const PACKS: Readonly<Record<LabLanguage, LanguagePack>> = {
  en,
  de,
  es,
  ru,
  zh,
  ja,
  ar,
  pl,
};

/** All languages of the lab. */
export const LAB_LANGUAGES = Object.keys(PACKS) as readonly LabLanguage[];

export function languagePack(language: LabLanguage): LanguagePack {
  return PACKS[language];
}

/** The interface words of a language. */
export function interfaceStrings(language: LabLanguage): InterfaceStrings {
  return PACKS[language].strings;
}

export function vocabularyOf(language: LabLanguage): Vocabulary {
  return PACKS[language].vocabulary;
}

/** The direction text runs in. */
export function directionOf(language: LabLanguage): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}
