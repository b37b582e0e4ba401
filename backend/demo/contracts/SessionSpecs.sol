// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @dev limitType: 0 unlimited, 1 once and for all, 2 anew in each period of seconds.
struct UsageLimit {
    uint8 limitType;
    uint256 limit;
    uint256 period;
}

/// @dev index: words of 32 bytes behind the selector. condition: 0 none, 1 =, 2 >, 3 <, 4 >=, 5 <=, 6 !=, without sign.
struct Constraint {
    uint64 index;
    uint8 condition;
    bytes32 refValue;
    UsageLimit limit;
}

struct CallPolicy {
    address target;
    bytes4 selector;
    uint256 maxValuePerUse;
    UsageLimit valueLimit;
    Constraint[] constraints;
}

struct TransferPolicy {
    address target;
    uint256 maxValuePerUse;
    UsageLimit valueLimit;
}

struct SessionSpec {
    address signer;
    uint256 expiresAt;
    UsageLimit feeLimit;
    CallPolicy[] callPolicies;
    TransferPolicy[] transferPolicies;
}

struct LimitState {
    uint256 remaining;
    address target;
    bytes4 selector;
    uint64 index;
}

struct SessionState {
    uint8 status;
    uint256 feesRemaining;
    LimitState[] transferValue;
    LimitState[] callValue;
    LimitState[] callParams;
}

/// @title What a session may say.
library SessionSpecs {
    uint8 internal constant UNLIMITED = 0;
    uint8 internal constant ALLOWANCE = 2;
    uint256 private constant MOST_POLICIES = 16;
    uint256 private constant MOST_CONSTRAINTS = 16;
    uint256 private constant LEAST_SECONDS = 60;

    /// @notice Nobody may own such a session.
    error InvalidSession(string why);

    /// @notice Reverts where this account cannot have such a session.
    function check(SessionSpec calldata spec) internal view {
        if (spec.expiresAt < block.timestamp + LEAST_SECONDS) revert InvalidSession("expiresAt");
        if (spec.callPolicies.length > MOST_POLICIES || spec.transferPolicies.length > MOST_POLICIES) {
            revert InvalidSession("policies");
        }
        _checkLimit(spec.feeLimit);
        for (uint256 i = 0; i < spec.callPolicies.length; ++i) {
            CallPolicy calldata policy = spec.callPolicies[i];
            // The account's own calls are its owner's.
            if (policy.target == address(this)) revert InvalidSession("target");
            _checkLimit(policy.valueLimit);
            _checkConstraints(policy.constraints);
            for (uint256 j = 0; j < i; ++j) {
                CallPolicy calldata other = spec.callPolicies[j];
                if (other.target == policy.target && other.selector == policy.selector) revert InvalidSession("policies");
            }
        }
        for (uint256 i = 0; i < spec.transferPolicies.length; ++i) {
            TransferPolicy calldata policy = spec.transferPolicies[i];
            if (policy.target == address(this)) revert InvalidSession("target");
            _checkLimit(policy.valueLimit);
            for (uint256 j = 0; j < i; ++j) {
                if (spec.transferPolicies[j].target == policy.target) revert InvalidSession("policies");
            }
        }
    }

    function _checkLimit(UsageLimit calldata limit) private pure {
        if (limit.limitType > ALLOWANCE) revert InvalidSession("limitType");
        if (limit.limitType == ALLOWANCE && (limit.period == 0 || limit.period > type(uint64).max)) {
            revert InvalidSession("period");
        }
    }

    function _checkConstraints(Constraint[] calldata constraints) private pure {
        if (constraints.length > MOST_CONSTRAINTS) revert InvalidSession("constraints");
        for (uint256 i = 0; i < constraints.length; ++i) {
            Constraint calldata one = constraints[i];
            if (one.condition > 6) revert InvalidSession("condition");
            _checkLimit(one.limit);
            if (one.limit.limitType == UNLIMITED) continue;
            // What is left of a limit is known by its parameter.
            for (uint256 j = 0; j < i; ++j) {
                if (constraints[j].limit.limitType != UNLIMITED && constraints[j].index == one.index) {
                    revert InvalidSession("constraints");
                }
            }
        }
    }
}
